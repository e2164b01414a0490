import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { everything } from '../../architecture/support/sources';

const files = new Map(
  everything()
    .filter(({ path }) => /^ui\/.*\.css$/.test(path))
    .map(({ path, text }) => [path.replace('ui/', ''), text]),
);
const sheets = [...files.keys()].sort();
const read = (path: string): string => files.get(path) ?? '';
/** The sheets that the build makes: each names the layers, and then the layer of every file in it. */
const heads = sheets.filter((path) => read(path).includes('@import "./layers.css";\n'));

/** The layer of a file, by its folder. */
const layerOf = (path: string): string => {
  const [folder = ''] = path.split('/');
  if (folder === 'theme') return 'tokens';
  return folder === 'widgets' || folder === 'pages' ? folder : 'kit';
};

test('every file of styles is imported once, into the layer of its folder, after the layers are named', () => {
  const imported = heads.flatMap((head) => {
    const [layers, ...rest] = [...read(head).matchAll(/@import "(.+)"(?: layer\((.+)\))?;/g)];
    expect(layers?.[1]).toBe('./layers.css');
    return rest.map(([, path = '', layer]) => `${posix.join(posix.dirname(head), path)} ${layer}`);
  });
  const expected = sheets
    .filter((path) => !heads.includes(path) && path !== 'theme/layers.css')
    .map((path) => `${path} ${layerOf(path)}`);
  expect(imported.sort()).toEqual(expected);
  expect(sheets.length).toBeGreaterThan(30);
});

test('nothing but these sheets is loaded by the app', () => {
  const loaded = everything()
    .filter(({ path }) => /^(?:src|ui)\/.*\.tsx?$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/'\.\.\/(?:ui\/)?(.+\.css)(?:\?url)?'/g)])
    .map(([, path = '']) => path);
  expect(loaded.sort()).toEqual(heads);
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
