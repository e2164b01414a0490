import type { Recipe } from '../support/recipe';

const added = `import { expect, test } from 'vitest';
import { openApp } from '../kyc/support/open-app';

test('the toggle is shown with its words, and saved', async () => {
  const app = await openApp({ persona: 'approved', at: '/home/settings' });
  await app.on('/home/settings');
  expect(app.text()).toContain('Ringkasan bulanan');
});
`;

export const setting: Recipe = {
  name: 'a setting',
  most: 2,
  tests: ['tests/domain/settings', 'tests/ui/messages.test.ts', 'tests/ui/recipe'],
  apply: (tree) => {
    tree.say('settings', 'features.STATEMENT_EMAIL', {
      id: { label: 'Ringkasan bulanan', hint: 'Kamu terima ringkasan belanja setiap bulan.' },
      en: { label: 'Monthly summary', hint: 'You get a summary of each month.' },
    });
    tree.edit(
      'tests/domain/settings/toggle-setting.test.ts',
      "'PERSONALISED_OFFER']",
      "'PERSONALISED_OFFER', 'STATEMENT_EMAIL']",
    );
    tree.write('tests/ui/recipe/setting.test.ts', added);
  },
};
