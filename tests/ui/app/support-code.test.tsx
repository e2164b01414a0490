import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFailing } from '../../support/app/open-at';

const down = { status: 500, code: 'DOWN_7' };
const line = (within: string) => {
  const code = document.querySelector(`${within} bdi.page__code`);
  return [code?.parentElement?.textContent, code?.textContent];
};

test('a dialog and a card show the code alike, in a separate element', async () => {
  const app = await openFailing('active', '/home', '/v2/homepage', down);
  await app.alertSays('DOWN_7');
  // Square brackets are for the dialog alone (spec §2).
  expect(line('[role="alertdialog"]')).toEqual(['Kode untuk bantuan: [DOWN_7]', '[DOWN_7]']);
  app.click('Tutup');
  await waitFor(() => app.one('main .retry-card'));
  expect(line('main')).toEqual(['Kode untuk bantuan: DOWN_7', 'DOWN_7']);
});
