import { readdirSync } from 'node:fs';
import type { Recipe } from '../support/recipe';

const files = readdirSync('ui/messages/en');

const added = `import { expect, test } from 'vitest';
import { STORED } from '../../../domain/storage/stored';
import { newTab, openApp } from '../../support/app/open-app';

test('the language can be chosen, and is shown', async () => {
  const tab = newTab('approved');
  tab.storage.write(STORED.language, 'jv');
  const app = await openApp({ persona: 'approved', at: '/home/settings', tab });
  await app.on('/home/settings');
  expect(app.hasWords('jv', 'settings')).toBe(true);
  expect(app.text()).toContain('Bill reminders');
});
`;

/** Javanese with the English messages, as a stub. */
export const language: Recipe = {
  name: 'a language stub',
  most: 1,
  seen: {
    persona: 'approved',
    at: '/home/settings',
    locale: 'jv',
    selector: 'html[lang="jv"] >> text=Bill reminders',
  },
  tests: [
    'tests/domain/host',
    'tests/domain/storage',
    'tests/domain/visit',
    'tests/ui/app',
    'tests/ui/host',
    'tests/adapters/bridge',
    'tests/ui/recipe',
  ],
  apply: (tree) => {
    for (const file of files)
      tree.write(`ui/messages/jv/${file}`, tree.read(`ui/messages/en/${file}`));
    tree.edit(
      'ui/messages/jv/common.json',
      /"languageName": "English"/,
      '"languageName": "Basa Jawa"',
    );
    tree.edit('domain/kernel/locale.ts', /(export const languages = \[[^\]]*)\]/, "$1, 'jv']");
    tree.write('tests/ui/recipe/language.test.ts', added);
  },
};
