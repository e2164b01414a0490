import type { Recipe } from '../support/recipe';

const added = `import { expect, test } from 'vitest';
import { openApp } from '../../support/app/open-app';

test('a person in the status is led to its page', async () => {
  const app = await openApp({ persona: 'paused', at: '/home' });
  await app.on('/unavailable/paused');
  expect(app.text()).toContain('Akunmu dijeda dulu');
});
`;

/** An application that the lender has paused. */
export const status: Recipe = {
  name: 'a status with its page and persona',
  most: 4,
  // The login page lists the personas.
  seen: { at: '/auth/login', press: 'text=Dijeda', selector: 'text=Akunmu dijeda dulu' },
  tests: [
    'tests/domain/application',
    'tests/domain/navigation',
    'tests/contract/status.test.ts',
    'tests/ui/messages.test.ts',
    'tests/ui/status',
    'tests/docs/guides.test.ts',
    'tests/ui/recipe',
  ],
  apply: (tree) => {
    tree.edit(
      'domain/navigation/statuses.ts',
      /export const STATUSES = \{\n/,
      "$&  PAUSED: { leadsTo: 'paused', sections: [], pages: ['paused'] },\n",
    );
    tree.edit(
      'domain/navigation/routes.ts',
      /export const ROUTES = \{\n/,
      "$&  paused: unavailable('/unavailable/paused'),\n",
    );
    tree.edit(
      'ui/pages/application/application-status-pages.ts',
      /export const APPLICATION_STATUS_PAGES = \{\n/,
      `$&  paused: (details) => ({
    picture: MaintenanceArt,
    messages: 'unavailable:paused',
    primary: 'check',
    secondary: wayOut(details),
  }),
`,
    );
    tree.edit(
      'sandbox/lender/personas/applicants.ts',
      /\n\];\n/,
      `
  persona(
    'paused',
    'PAUSED',
    {
      id: ['Dijeda', 'Pengajuan dijeda oleh pemberi pinjaman.'],
      en: ['Paused', 'The lender has paused the application.'],
    },
    life.newcomer({ status: 'PAUSED' }),
  ),$&`,
    );
    tree.say('unavailable', 'titles.paused', {
      id: 'Akunmu dijeda dulu',
      en: 'Your account is paused',
    });
    tree.say('unavailable', 'paused', {
      id: {
        why: 'Pengajuanmu sedang dijeda.',
        next: 'Tidak ada yang perlu kamu kirim.',
        when: 'Belum bisa dipastikan.',
      },
      en: {
        why: 'Your application is on hold.',
        next: 'There is nothing to send.',
        when: 'Not known yet.',
      },
    });

    const guard = 'tests/domain/support/spec-guard.ts';
    tree.edit(guard, /columns: .* = \[\n/, "$&  'PAUSED',\n");
    tree.write(guard, tree.read(guard).replaceAll(/: '(?=(?:[.A-Z] )+[.A-Z]',\n)/g, ": 'P "));
    tree.edit(guard, /addresses: .* = \{\n/, "$&  P: '/unavailable/paused',\n");
    tree.edit(
      'tests/domain/guard/guard.test.ts',
      /const rests: .* = \{\n/,
      "$&        PAUSED: '/unavailable/paused',\n",
    );
    tree.write('tests/ui/recipe/status.test.ts', added);
    tree.edit(
      'tests/domain/navigation/routes.test.ts',
      /const specification: .* = \[\n/,
      "$&  ['login', 'none', '/unavailable/paused'],\n",
    );
    tree.edit(
      'tests/domain/application/pages.test.ts',
      /const usual: .* = \{\n/,
      "$&    PAUSED: '/unavailable/paused',\n",
    );
    tree.edit('docs/qa-guide.md', /\| Status the .*\n\| --- .*\n/, '$&| PAUSED | `paused` |\n');
  },
};
