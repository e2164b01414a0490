import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../contract/document/example';
import { calls, meaningsOf } from '../../../contract/document/open-api';
import { branchesOf, treeOf } from '../../../contract/document/tree';
import type { FieldMeaning } from '../../../contract/table/meaning';
import { REFUSALS } from '../../../contract/table/refusals';
import { screenRows, screensOf } from '../../../contract/table/screens';
import { ROUTES } from '../../../domain/navigation/routes';
import { readAnswer } from '../../../domain/wire/read-answer';
import { root } from '../../../scripts/lib/run.mjs';
import { withPlanted } from '../../architecture/support/planted';

const parts = ['params', 'query', 'headers', 'body', 'answer'] as const;
const named = calls.map(([name, row]) => [name, row] as const);

test.each(named)('%s: every field has a meaning, and every value an example', (name, row) => {
  const missing = parts.flatMap((part) =>
    branchesOf(treeOf(row[part])).filter(({ path, tree }) => {
      const meaning = meaningsOf(name, part)(path) as FieldMeaning | undefined;
      return !meaning?.means || (tree.kind === 'value' && meaning.example === undefined);
    }),
  );
  expect(missing).toEqual([]);
});

test.each(named)(
  '%s: the client reads the example answer as it is, and may send the request',
  (name, row) => {
    const example = exampleOf(treeOf(row.answer), meaningsOf(name, 'answer'));
    const read = readAnswer(row.answer, example ?? {});
    expect(read).toMatchObject({ ok: true, leftOut: [], respelled: [] });
    for (const part of ['params', 'query', 'headers', 'body'] as const) {
      const sent = row[part].safeParse(exampleOf(treeOf(row[part]), meaningsOf(name, part)));
      expect(sent.error?.issues ?? []).toEqual([]);
    }
  },
);

test('every error code of a call has a meaning, and no other', () => {
  const codes = new Set(calls.flatMap(([, { refusals }]) => refusals));
  expect(Object.keys(REFUSALS).sort()).toEqual([...codes].sort());
});

test('every call belongs to a screen, and every section of the routes has one', () => {
  expect(calls.filter(([name]) => screensOf(name).length === 0)).toEqual([]);
  const sections = new Set(Object.values(ROUTES).map(({ section }) => section));
  expect(new Set(screenRows.map((id) => ROUTES[id].section))).toEqual(sections);
});

const list = "bills: ours('The bills.')";
const amount = "'bills[].amount': ours('Amount.', 1)";

const rows = [
  ['a meaning for each field', `{ ${list}, ${amount} }`, /^$/],
  ['a field without a meaning', `{ ${list} }`, /'"bills\[\]\.amount"' is missing/],
  ['a list without a meaning', `{ ${amount} }`, /'bills' is missing/],
  [
    'a value without an example',
    `{ ${list}, 'bills[].amount': ours('Amount.') }`,
    /'example' is missing/,
  ],
  [
    'a meaning without a field',
    `{ ${list}, ${amount}, fee: ours('Fee.', 1) }`,
    /'fee' does not exist/,
  ],
] as const;

/** Returns a module with the meanings of the fields of one call. */
const moduleWith = (answer: string): string => `
import * as z from 'zod/mini';
import { get } from '${root}domain/wire/call';
import { maybe, rows, rupiah } from '${root}domain/wire/schemas';
import { type CallMeaning, ours } from '${root}contract/table/meaning';

const bills = get('/v1/bills', {
  answer: z.object({ bills: maybe(rows(z.object({ amount: maybe(rupiah) }))) }),
});
export const meaning: CallMeaning<typeof bills> = { means: 'Lists the bills.', on: {}, answer: ${answer} };
`;

test('the compiler refuses a field without a meaning, and a meaning without a field', async () => {
  const files = {
    'contract/tsconfig.json': '{ "extends": "../tsconfig.base.json" }',
    ...Object.fromEntries(
      rows.map(([, answer], at) => [`contract/at-${at}.ts`, moduleWith(answer)]),
    ),
  };
  const printed = await withPlanted(files, (folder) => {
    const options = ['-p', join(folder, 'contract'), '--pretty', 'false'];
    return spawnSync(join(root, 'node_modules/.bin/tsc'), options, { encoding: 'utf8' }).stdout;
  });
  const errors = printed.split(/^(?=\S)/m);
  for (const [at, [what, , error]] of rows.entries())
    expect(errors.find((it) => it.includes(`at-${at}.ts`)) ?? '', what).toMatch(error);
});
