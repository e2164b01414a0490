import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { checkBoundaries } from './support/boundaries';
import { withPlanted } from './support/planted';
import { rooms, sources } from './support/sources';

test('no room has a forbidden import, and every module was read', async () => {
  const { read, violations } = await checkBoundaries(root);
  expect(violations).toEqual([]);
  const unread = sources().filter(({ path }) => !read.includes(path));
  expect(unread.map(({ path }) => path)).toEqual([]);
  // The check reads every file of the project, which takes long on a busy machine.
}, 120_000);

const targets = [
  ['adapters/http/there', 'adapters/memory/there', 'domain/bills/calls', 'domain/bills/there'],
  [
    'contract/there',
    'domain/calls',
    'domain/ports/http',
    'domain/ports/storage',
    'domain/ports/tracking',
  ],
  ['delivery/findings', 'delivery/there', 'embeds/there', 'sandbox/lender/there'],
  ['sandbox/there', 'src/there', 'ui/hooks/there'],
  ['ui/pages/legal/there', 'ui/pages/onboarding/there', 'ui/pages/status/there'],
].flat();

/** `domain/a.ts` → `domain/a12.ts`: rows in one folder become different files. */
const named = (path: string, at: number): string => path.replace(/\ba(?=\.)/, `a${at}`);

/** Returns the violations of a tree in which each row is a file with one import. */
const plant = (
  importing: 'import' | 'import type {} from',
  rows: readonly (readonly [path: string, imported: string, ...unknown[]])[],
) => {
  const files = Object.fromEntries([
    ...targets.map((path) => [`${path}.ts`, '']),
    ...rows.map(([path, imported], at) => [named(path, at), `${importing} '${imported}';\n`]),
  ]);
  return withPlanted(files, checkBoundaries);
};

const forbidden = [
  ['domain/a.ts', 'react', 'domain-stands-alone'],
  ['domain/a.ts', '../adapters/http/there', 'domain-stands-alone'],
  ['domain/a.ts', 'node:fs', 'domain-stands-alone'],
  ['domain/a.ts', 'zod', 'zod-is-mini'],
  ['domain/kernel/a.ts', '../bills/there', 'kernel-and-ports-know-no-area'],
  ['domain/wire/a.ts', '../bills/there', 'kernel-and-ports-know-no-area'],
  ['domain/ports/a.ts', '../bills/there', 'kernel-and-ports-know-no-area'],
  ['domain/async/a.ts', '../bills/there', 'kernel-and-ports-know-no-area'],
  ['domain/session/a.ts', '../bills/there', 'the-session-knows-no-area'],
  ['domain/storage/a.ts', '../bills/there', 'the-session-knows-no-area'],
  ['adapters/browser/a.ts', '../http/there', 'an-adapter-knows-the-domain-and-itself'],
  ['adapters/browser/a.ts', 'react', 'an-adapter-knows-the-domain-and-itself'],
  ['adapters/telemetry/a.ts', '../http/there', 'telemetry-adds-its-reporter'],
  ['ui/kit/a.tsx', 'react-router-dom', 'kit-is-only-looks'],
  ['ui/kit/a.tsx', '../hooks/there', 'kit-is-only-looks'],
  ['ui/widgets/a.tsx', 'i18next', 'widgets-take-props'],
  ['ui/pages/a.tsx', '../../adapters/http/there', 'ui-sees-the-domain-only'],
  ['ui/pages/a.tsx', 'inversify', 'one-place-wires'],
  ['ui/pages/a.tsx', '../../domain/ports/storage', 'pages-call-verbs'],
  ['ui/forms/a.ts', '../../domain/ports/http', 'pages-call-verbs'],
  ['ui/hooks/a.ts', '../../domain/bills/calls', 'pages-call-verbs'],
  ['ui/pages/a.tsx', '../../domain/calls', 'pages-call-verbs'],
  ['ui/pages/a.tsx', '../../domain/ports/tracking', 'verbs-track'],
  ['ui/pages/start/a.tsx', '../legal/there', 'pages-stay-apart'],
  ['ui/pages/legal/a.tsx', '../onboarding/there', 'pages-stay-apart'],
  ['ui/pages/status/a.tsx', '../legal/there', 'pages-stay-apart'],
  ['embeds/a.ts', 'react-router-dom', 'embeds-stay-small'],
  ['embeds/a.ts', '../adapters/memory/there', 'embeds-stay-small'],
  ['embeds/a.ts', 'vue', 'embeds-stay-small'],
  ['embeds/package/a.d.ts', '../there', 'typings-stand-alone'],
  ['adapters/memory/a.ts', 'node:crypto', 'an-adapter-knows-the-domain-and-itself'],
  ['adapters/memory/a.ts', '../../sandbox/lender/there', 'an-adapter-knows-the-domain-and-itself'],
  ['sandbox/a.ts', '../adapters/memory/there', 'sandbox-shares-calls'],
  ['sandbox/a.ts', '../ui/hooks/there', 'sandbox-shares-calls'],
  ['sandbox/lender/a.ts', '../there', 'the-lender-knows-no-server'],
  ['sandbox/lender/a.ts', 'node:crypto', 'the-lender-knows-no-server'],
  ['delivery/a.ts', '../sandbox/there', 'delivery-is-a-table'],
  ['delivery/a.ts', 'node:fs', 'delivery-is-a-table'],
  ['contract/a.ts', '../sandbox/there', 'the-contract-reads-the-product'],
  ['contract/a.ts', 'react', 'the-contract-reads-the-product'],
  ['contract/a.ts', '../delivery/there', 'the-contract-reads-the-product'],
  ['src/a.ts', '../contract/there', 'nothing-ships-the-contract'],
  ['domain/a.ts', '../contract/there', 'nothing-ships-the-contract'],
  ['src/a.ts', '../sandbox/there', 'the-client-knows-no-sandbox'],
  ['embeds/a.ts', '../src/there', 'nothing-imports-src'],
  ['src/areas/a.ts', '../../domain/ports/storage', 'areas-take-the-ports-of-a-login'],
  ['src/a.ts', '../adapters/memory/there', 'tests-are-leaves'],
  ['domain/a.ts', 'reflect-metadata', 'one-place-wires'],
  ['domain/a.ts', './nowhere', 'every-import-resolves'],
] as const;

test('a forbidden import is found, by the rule that forbids it', async () => {
  const { violations } = await plant('import', forbidden);
  const missed = forbidden.filter(
    ([path, , rule], at) =>
      !violations.some((it) => it.startsWith(`${rule}: ${named(path, at)} → `)),
  );
  expect(missed).toEqual([]);
});

test.each(rooms)('two modules of %s may not import each other', async (room) => {
  const files = {
    [`${room}/a.ts`]: "import type {} from './b';\n",
    [`${room}/b.ts`]: "import type {} from './a';\n",
  };
  const { violations } = await withPlanted(files, checkBoundaries);
  expect(violations).toContain(`no-circles-of-files: ${room}/a.ts → ${room}/b.ts`);
});

test.each([
  ['beside each other', 'domain/a/', '../'],
  ['one of which is in the other', 'domain/', './'],
])('two folders of the domain, %s, may not import each other', async (_, folder, up) => {
  const files = {
    [`${folder}one.ts`]: `import type {} from '${up}b/two';\n`,
    'domain/b/two.ts': '',
    'domain/b/three.ts': `import type {} from '../${folder.slice(7)}four';\n`,
    [`${folder}four.ts`]: '',
  };
  const { violations } = await withPlanted(files, checkBoundaries);
  const expected = [
    `no-circles-of-folders: ${folder}one.ts → domain/b/two.ts`,
    `no-circles-of-folders: domain/b/three.ts → ${folder}four.ts`,
  ];
  expect(new Set(violations)).toEqual(new Set(expected));
});

test('an allowed import is not found', async () => {
  const { violations } = await plant('import type {} from', [
    ['domain/a.ts', 'rxjs'],
    ['domain/a.ts', 'zod/mini'],
    ['adapters/http/a.ts', './there'],
    ['ui/kit/a.tsx', 'react/jsx-runtime'],
    ['ui/pages/start/a.tsx', '../onboarding/there'],
    ['ui/pages/legal/a.tsx', '../status/there'],
    ['embeds/package/a.d.ts', 'vue'],
    ['sandbox/a.ts', './lender/there'],
    ['sandbox/a.ts', '../contract/there'],
    ['contract/a.ts', '../domain/bills/there'],
    ['contract/a.ts', '../delivery/findings'],
    ['delivery/a.ts', 'node:crypto'],
    ['src/a.ts', 'inversify'],
    ['ui/hooks/use-track.ts', '../../domain/ports/tracking'],
  ]);
  expect(violations).toEqual([]);
});
