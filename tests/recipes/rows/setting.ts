import type { Recipe } from '../support/recipe';

const added = `import { expect, test } from 'vitest';
import { openApp } from '../../support/app/open-app';

test('the toggle is shown with its words, and saved', async () => {
  const app = await openApp({ persona: 'approved', at: '/home/settings' });
  await app.on('/home/settings');
  expect(app.text()).toContain('Ringkasan bulanan');
});
`;

export const setting: Recipe = {
  name: 'a setting',
  most: 1,
  seen: { persona: 'approved', at: '/home/settings', selector: 'text=Ringkasan bulanan' },
  tests: [
    'tests/domain/settings',
    'tests/contract/specification.test.ts',
    'tests/ui/messages.test.ts',
    'tests/sandbox/settings.test.ts',
    'tests/ui/recipe',
  ],
  apply: (tree) => {
    tree.edit('sandbox/lender/settings.ts', /usualToggles = \{\n/, '$&  STATEMENT_EMAIL: true,\n');
    tree.say('settings', 'features.STATEMENT_EMAIL', {
      id: { label: 'Ringkasan bulanan', hint: 'Kamu terima ringkasan belanja setiap bulan.' },
      en: { label: 'Monthly summary', hint: 'You get a summary of each month.' },
    });
    tree.write('tests/ui/recipe/setting.test.ts', added);
  },
};
