import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs|js|css|md)$/.test(file) && existsSync(file));

/** Returns the section numbers of a page, and its headings as `§number, "heading"`. */
const headings = (page: string): ReadonlySet<string> => {
  let section = '';
  return new Set(
    [...page.matchAll(/^(##|###) (?:(\d+)\. )?(.+)$/gm)].map(([, level, number, title]) => {
      if (level === '##') section = `§${number}`;
      return level === '##' ? section : `${section}, "${title}"`;
    }),
  );
};

const product = headings(readFileSync('docs/product.md', 'utf8'));
const decisions = new Set(
  readdirSync('docs/decisions').flatMap((name) => name.match(/^\d{4}(?=-)/)?.map(Number) ?? []),
);

/** Returns every citation of a text whose target is missing, with its line. */
const broken = (text: string): string[] => {
  // A comment continues after the star of its next line.
  const oneLine = text.replace(/\n\s*(?:\*|\/\/) ?/g, (it) => ' '.repeat(it.length));
  const lost: string[] = [];
  const check = (at: number, cited: string, exists: boolean) => {
    if (!exists) lost.push(`${text.slice(0, at).split('\n').length}: ${cited}`);
  };
  for (const { index, 1: section = '', 2: titles = '' } of oneLine.matchAll(
    /(§\d+)((?:(?:,| and)?\s+"[^"]+")*)/g,
  )) {
    check(index, section, product.has(section));
    for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) {
      const cited = `${section}, "${title.replace(/\s+/g, ' ')}"`;
      check(index, cited, product.has(cited));
    }
  }
  for (const { index, 0: cited } of oneLine.matchAll(/\bdecisions?\s+\d+(?:(?:,|\s+and)\s+\d+)*/gi))
    for (const [number] of cited.matchAll(/\d+/g))
      check(index, cited, decisions.has(Number(number)));
  for (const { index, 0: cited } of oneLine.matchAll(
    /\bdecisions,?\s+"[^"]*"|\(decisions\)|\bbridge rules?\s+\d/gi,
  ))
    check(index, `${cited} (a decision is cited by its number)`, false);
  return lost;
};

test('a citation without a target is found with its line', () => {
  expect(
    broken(
      [
        '/** Known (spec §4, "Status source"; decision 1). */',
        '/** Unknown (spec §10, §4 "Status',
        ' * sauce").',
        ' * More (decisions 1 and 999). */',
      ].join('\n'),
    ),
  ).toEqual(['2: §10', '2: §4, "Status sauce"', '4: decisions 1 and 999']);
});

test('every cited section, heading and decision exists', () => {
  const lost = sources
    .filter((file) => !file.endsWith('citations.test.ts'))
    .flatMap((file) => broken(readFileSync(file, 'utf8')).map((it) => `${file}:${it}`));
  expect(lost).toEqual([]);
});

test('the page of the product has its nine sections and working links', () => {
  expect([...product].filter((it) => !it.includes('"'))).toEqual(
    Array.from({ length: 9 }, (_, at) => `§${at + 1}`),
  );
  const page = readFileSync('docs/product.md', 'utf8');
  const targets = [...page.matchAll(/(?:\]\(|^\[[^\]]+\]: )([\w./-]+)/gm)].map(([, to]) => to);
  expect(targets.filter((to) => !existsSync(`docs/${to}`))).toEqual([]);
  const used = new Set([...page.matchAll(/\[decision (\d+)\](?!:)/g)].map(([, it]) => it));
  const linked = [...page.matchAll(/^\[decision (\d+)\]: decisions\/0*(\d+)-/gm)];
  expect(linked.map(([, name]) => name)).toEqual([...used].sort((a, b) => Number(a) - Number(b)));
  expect(linked.filter(([, name, file]) => name !== file)).toEqual([]);
});
