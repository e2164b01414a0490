import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { differences } from '../support/failures';
import type { Proof, Row } from './row';
import { chapters, sections } from './table';

const rows: readonly (readonly [id: string, row: Row])[] = Object.values(chapters).flatMap(
  ({ rows: of }) => Object.entries<Row>(of),
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns whether a text defines a test with the title, at the start of a line or after a table of rows. */
const defines = (text: string, title: string): boolean =>
  new RegExp(
    `^(?!\\s*(?://|\\*)).*(?:\\b(?:test|it|inEachBrowser)|\\))\\(\\s*(['"\`])${escaped(title)}\\1,`,
    'm',
  ).test(text);

const exists = ([file, title]: Proof): boolean =>
  existsSync(file) && defines(readFileSync(file, 'utf8'), title);

/** The number of rows of each chapter, of those that tests prove, and the stated number of these. */
const counts = Object.entries(chapters).map(([name, { rows: of, proven: stated }]) => {
  const all = Object.values<Row>(of);
  return { name, all: all.length, proven: all.filter((row) => 'proofs' in row).length, stated };
});

if (process.env['SUITE'] === 'asvs') {
  const lines = counts.map(
    ({ name, all, proven }) =>
      `${name}: ${proven} of ${all} by tests, ${all - proven} with a reason`,
  );
  const open = rows.flatMap(([id, row]) =>
    'reason' in row && row.reason === 'open' ? [`open: ${id} ${row.about}: ${row.why}`] : [],
  );
  process.stdout.write(`${[...lines, ...open].join('\n')}\n`);
}

test('a title counts only where a test has it', () => {
  const lines = [
    "test('one', () => {",
    "  test.each(rows)('two %s', (row) => {",
    "])('three', () => {",
    'inEachBrowser(\n  "four",\n',
    '  test(`five ${name}`, async () => {',
    "// test('six', () => {",
    "test.describe('seven', () => {",
    "expect(call, 'eight', 1)",
    "test('nine and more', () => {",
  ];
  const titles = 'one,two %s,three,four,five ${name},six,seven,eight,nine'.split(',');
  expect(titles.filter((title) => defines(lines.join('\n'), title))).toEqual(titles.slice(0, 5));
});

test('each requirement of the sections has one row, in the order of the standard', () => {
  const ids = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  const named = rows.map(([id]) => id);
  expect(ids.filter((id) => !named.includes(id))).toEqual([]);
  expect(named).toEqual(ids);
  for (const [name, { rows: of }] of Object.entries(chapters))
    expect(Object.keys(of).filter((id) => !`V${id}`.startsWith(`${name}.`))).toEqual([]);
});

test('each named test and each named page exists', () => {
  const missing = rows.flatMap(([id, row]) => {
    if ('proofs' in row) return row.proofs.filter((it) => !exists(it)).map((it) => [id, ...it]);
    return row.reason === 'page' && !existsSync(row.why) ? [[id, row.why]] : [];
  });
  expect(missing).toEqual([]);
});

test('each chapter has its stated number of proven requirements', () => {
  expect(differences(counts.map(({ name, proven, stated }) => [name, proven, stated]))).toEqual([]);
});
