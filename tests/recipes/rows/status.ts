import type { Recipe } from '../support/recipe';

const added = `import { expect, test } from 'vitest';
import { openApp } from '../kyc/support/open-app';

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
  // The page of the login lists the personas.
  seen: { at: '/auth/login', press: 'text=Dijeda', selector: 'text=Akunmu dijeda dulu' },
  tests: [
    'tests/domain/application',
    'tests/domain/navigation',
    'tests/domain/answer-shapes.test.ts',
    'tests/contract/status.test.ts',
    'tests/ui/messages.test.ts',
    'tests/ui/status',
    'tests/docs/guides.test.ts',
    'tests/ui/recipe',
  ],
  apply: (tree) => {
    tree.edit(
      'domain/application/statuses.ts',
      '  ERROR: {',
      "  PAUSED: { leadsTo: 'paused', sections: [], pages: ['paused'] },\n$&",
    );
    tree.edit(
      'domain/navigation/routes.ts',
      '  statusError: unavailable(',
      "  paused: unavailable('/unavailable/paused'),\n$&",
    );
    tree.edit(
      'ui/pages/status/application-status-pages.ts',
      '  statusError: ({ online }) =>',
      `  paused: (details) => ({
    picture: MaintenanceArt,
    messages: 'unavailable:paused',
    primary: 'check',
    secondary: wayOut(details),
  }),
$&`,
    );
    tree.edit(
      'sandbox/lender/personas/applicants.ts',
      "  persona(\n    'ineligible',",
      `  persona(
    'paused',
    'PAUSED',
    'Dijeda',
    'Pengajuan dijeda oleh pemberi pinjaman.',
    life.newcomer({ status: 'PAUSED' }),
  ),
$&`,
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

    const guard = 'tests/domain/navigation/support/spec-guard.ts';
    tree.edit(guard, "'PENDING_MIGRATION'] as const", "'PENDING_MIGRATION', 'PAUSED'] as const");
    tree.write(
      guard,
      tree
        .read(guard)
        .replaceAll(/(': '[. A-Z]+ E I M)'/g, "$1 P'")
        .replaceAll(/(\w+: '[. A-Z]+ E I M)'/g, "$1 P'"),
    );
    tree.edit(guard, "  M: '/unavailable/migration-redirect',", "$&\n  P: '/unavailable/paused',");
    tree.edit('tests/domain/navigation/routes.test.ts', '68 + 1 + 5', '68 + 1 + 6');
    tree.edit('tests/domain/navigation/guard.test.ts', '77 * 10', '78 * 11');
    tree.edit(
      'tests/domain/navigation/guard.test.ts',
      "        PENDING_MIGRATION: '/unavailable/migration-redirect',\n",
      "$&        PAUSED: '/unavailable/paused',\n",
    );
    tree.write('tests/ui/recipe/status.test.ts', added);
    tree.edit(
      'tests/domain/navigation/routes.test.ts',
      "'/unavailable/status-error'",
      "'/unavailable/status-error /unavailable/paused'",
    );
    tree.edit(
      'tests/domain/application/pages.test.ts',
      "    '/unavailable/status-error',\n",
      "    '/unavailable/paused',\n$&",
    );
    const shapes = 'docs/decisions/0001-answer-shapes.md';
    tree.write(
      shapes,
      tree.read(shapes).replaceAll('PENDING_AUTH · ERROR', 'PENDING_AUTH · PAUSED · ERROR'),
    );
    tree.edit('docs/qa-guide.md', '| REJECTED | ', '| PAUSED | `paused` |\n$&');
  },
};
