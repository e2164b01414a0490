import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IDENTITY_PAGES } from '../../ui/pages/kyc/identity-pages';
import { REASSESSMENT_PAGES } from '../../ui/pages/reassessment/reassessment-pages';
import { REKYC_PAGES } from '../../ui/pages/rekyc/rekyc-pages';
import { REPAYMENT_PAGES } from '../../ui/pages/repayment/repayment-pages';
import { OFFER_PAGES } from '../../ui/pages/restructure/offer-pages';
import { RESTRUCTURE_PAGES } from '../../ui/pages/restructure/restructure-pages';
import { APPLICATION_STATUS_PAGES } from '../../ui/pages/application/application-status-pages';

const folders = ['kit', 'widgets', 'status'] as const;
const stories = folders
  .flatMap((folder) =>
    readdirSync(`tests/catalogue/${folder}`).map((file) => `tests/catalogue/${folder}/${file}`),
  )
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(['kit', 'widgets'])('every part of ui/%s has a story', (folder) => {
  const parts = readdirSync(`ui/${folder}`).flatMap((file) =>
    file.endsWith('.tsx') ? [file.replace('.tsx', '')] : [],
  );
  expect(parts).not.toHaveLength(0);
  // These parts are shown inside others.
  const inside = ['close-outside', 'digits-only', 'field', 'moment', 'rupiah-text', 'waiting'];
  const missing = parts.filter((it) => !inside.includes(it) && !stories.includes(`/${it}'`));
  expect(missing).toEqual([]);
});

test('every status page has a story', () => {
  const rows = {
    ...APPLICATION_STATUS_PAGES,
    ...IDENTITY_PAGES,
    ...REASSESSMENT_PAGES,
    ...REKYC_PAGES,
    ...REPAYMENT_PAGES,
    ...OFFER_PAGES,
    ...RESTRUCTURE_PAGES,
  };
  // These show the same as the offer's page and as the first page of the reassessment.
  const alike = ['restructureAgreement', 'reassessmentEducation'];
  const missing = Object.keys(rows).filter(
    (route) => !alike.includes(route) && !stories.includes(`'${route}'`),
  );
  expect(missing).toEqual([]);
});
