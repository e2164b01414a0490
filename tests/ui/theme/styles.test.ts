import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { everything } from '../../architecture/support/sources';

/** Returns the texts of the files whose names end like this, by their paths below ui/. */
const inUi = (ending: RegExp) =>
  new Map(
    everything()
      .filter(({ path }) => path.startsWith('ui/') && ending.test(path))
      .map(({ path, text }) => [path.replace('ui/', ''), text]),
  );
const files = inUi(/\.css$/);
const modules = inUi(/\.tsx?$/);
const sheets = [...files.keys()].sort();
const read = (path: string): string => files.get(path) ?? '';
/** The style sheets of components. */
const own = sheets.filter((path) => !path.startsWith('theme/'));

/** Returns the style sheets and modules that a module imports, without lazy-loaded ones. */
const importsOf = (path: string): readonly string[] =>
  [...(modules.get(path) ?? '').matchAll(/^(?:import|\} from) ?(?:[^';]*from )?'(\.[^']+)';/gm)]
    .map(([, name = '']) => posix.join(posix.dirname(path), name))
    .map((name) => [name, `${name}.ts`, `${name}.tsx`].find((it) => modules.has(it)) ?? name);

/** Returns the style sheets that load with a module. */
const sheetsWith = (path: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(path)) return [];
  seen.add(path);
  return importsOf(path).flatMap((it) => (it.endsWith('.css') ? [it] : sheetsWith(it, seen)));
};

/** Returns the cascade layer of a sheet, by its folder. */
const layerOf = (path: string): string => {
  const [folder = ''] = path.split('/');
  return folder === 'widgets' || folder === 'pages' ? folder : 'kit';
};

test('every sheet is completely inside the layer of its folder', () => {
  const found = own.filter((path) => {
    const [head, ...rest] = read(path).trimEnd().split('\n');
    const inside = rest.slice(0, -1).every((line) => line === '' || line.startsWith('  '));
    return head !== `@layer ${layerOf(path)} {` || rest[rest.length - 1] !== '}' || !inside;
  });
  expect(found).toEqual([]);
  expect(own.length).toBeGreaterThan(30);
});

test('every style sheet is imported by a component', () => {
  const imported = [...modules.keys()].flatMap((path) =>
    importsOf(path).filter((it) => it.endsWith('.css')),
  );
  expect([...new Set(imported)].sort()).toEqual(own);
});

/** For each sheet, the first words of its class names. */
const blocks = new Map(
  own.map((path) => [
    path,
    new Set([...read(path).matchAll(/^ {2,4}\.([a-z]+(?:-[a-z]+)*)/gm)].map(([, name]) => name)),
  ]),
);

test('the classes of a component are in a sheet that loads with it, or in a sheet of its page', () => {
  let count = 0;
  const found = [...modules].flatMap(([path, text]) => {
    const attributes = [...text.matchAll(/className=(?:"[^"]*"|\{[^}]*\})/g)].join(' ');
    const names = [...attributes.matchAll(/['"` ]([a-z]+(?:-[a-z]+)*)/g)].map(([, name]) => name);
    const withIt = new Set(sheetsWith(path));
    return [...new Set(names)]
      .filter((name) => {
        const homes = own.filter((sheet) => blocks.get(sheet)?.has(name));
        count += homes.length;
        return (
          homes.length > 0 &&
          !homes.some(
            (sheet) =>
              withIt.has(sheet) ||
              (sheet.startsWith('pages/') && path.startsWith(`${posix.dirname(sheet)}/`)),
          )
        );
      })
      .map((name) => `${path}: ${name}`);
  });
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

const tokens = ['theme/tokens.css', 'widgets/tiles.css'];

test('colours and type sizes come from tokens alone', () => {
  const literal =
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|(?:color|fill|stroke):\s*(?:white|black)|font-size:\s*(?!0;)[\d.]/i;
  const found = sheets
    .filter((path) => !tokens.includes(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => literal.test(line) && !/font-size:\s*1(15|30)%/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test('every used token exists', () => {
  const declared = new Set(
    [
      ...tokens
        .map(read)
        .join('')
        .matchAll(/(--[\w-]+):/g),
    ].map(([, name]) => name),
  );
  const used = sheets.flatMap((path) =>
    [...read(path).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
  );
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

test('automatic animations respect prefers-reduced-motion', () => {
  const unasked = sheets.filter((path) => {
    const plain = read(path).replace(
      /@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g,
      '',
    );
    return /\banimation(?:-name)?:/.test(plain);
  });
  expect(unasked).toEqual([]);
});
