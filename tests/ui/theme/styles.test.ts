import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { everything } from '../../architecture/support/sources';

const files = new Map(
  everything()
    .filter(({ path }) => /^ui\/.*\.css$/.test(path))
    .map(({ path, text }) => [path.replace('ui/', ''), text]),
);
const sheets = [...files.keys()].sort();
/** The sheets that a row of src/areas.ts names. */
const areaSheets = everything()
  .filter(({ path }) => path === 'src/areas.ts')
  .flatMap(({ text }) => [...text.matchAll(/'\.\.\/ui\/(.+\.css)\?url'/g)])
  .map(([, path = '']) => path);
const read = (path: string): string => files.get(path) ?? '';

test('every style sheet is imported once: by the first ones, the later ones, or those of an area', () => {
  const heads = ['theme/index.css', 'theme/lazy.css', ...areaSheets];
  const imported = heads.flatMap((head) =>
    [...read(head).matchAll(/@import "(.+)";/g)].map(([, path = '']) =>
      posix.join(posix.dirname(head), path),
    ),
  );
  expect(imported.sort()).toEqual(sheets.filter((path) => !heads.includes(path)));
  expect(sheets.length).toBeGreaterThan(30);
});

test('colours and type sizes come from tokens alone', () => {
  const literal =
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|(?:color|fill|stroke):\s*(?:white|black)|font-size:\s*(?!0;)[\d.]/i;
  const found = sheets
    .filter((path) => path !== 'theme/tokens.css')
    .flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => literal.test(line) && !/font-size:\s*1(15|30)%/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test('every token that is used exists', () => {
  const declared = new Set(
    [...read('theme/tokens.css').matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
  );
  const used = sheets.flatMap((path) =>
    [...read(path).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
  );
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

test('what moves by itself asks first whether it may', () => {
  const unasked = sheets.filter((path) => {
    const plain = read(path).replace(
      /@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g,
      '',
    );
    return /\banimation(?:-name)?:/.test(plain);
  });
  expect(unasked).toEqual([]);
});
