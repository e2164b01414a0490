import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, expect, test } from 'vitest';
import { embedsVersion } from '../../embeds/core/version';
import { root } from '../../scripts/lib/run.mjs';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const unpacked = join(folder, 'package');
/** The file that partners install, at the address of its version. */
const tarball = join(root, `dist/embeds/${embedsVersion}/paylater-embeds-${embedsVersion}.tgz`);

/** Further packages of each consumer, and where this project has them. */
const consumers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dom: {},
  preact: { preact: 'preact' },
  react: { react: 'react', '@types/react': '@types/react' },
  'react-18': { '@types/react': 'types-of-react-18' },
  solid: { 'solid-js': 'solid-js' },
  svelte: { svelte: 'svelte' },
  vue: { vue: 'vue', '@vue': '@vue' },
};

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
};

const guide = readFileSync(join(root, 'embeds/README.md'), 'utf8');

/** Returns the first block of this kind under a heading of the guide. */
const fromGuide = (heading: string, kind = 'tsx', from = ''): string => {
  const [, section = ''] = guide.split(`\n${heading}\n`);
  const [, lines] = new RegExp(`\`\`\`${kind}\n(${from}[^]*?)\`\`\``).exec(section) ?? [];
  if (lines === undefined) throw new Error(`the guide has no lines for ${heading}`);
  return lines;
};

const headings: Readonly<Record<string, string>> = {
  preact: '### Preact',
  react: '### React 19',
  'react-18': '### React 18',
  solid: '### Solid',
};

/** Preact takes the code of React. */
const forPreact = (code: string): string =>
  code
    .replace('@paylater/embeds/react', '@paylater/embeds/preact')
    .replace("'react'", "'preact/hooks'");

/** Creates a partner's folder with the package, the consumer's other packages, and the guide's block. */
const install = (consumer: string): void => {
  const modules = join(folder, consumer, 'node_modules');
  cpSync(join(root, 'tests/consumers', consumer), join(folder, consumer), { recursive: true });
  if (consumer === 'preact')
    for (const name of ['right.tsx', 'wrong.tsx'])
      writeFileSync(
        join(folder, consumer, name),
        forPreact(readFileSync(join(root, 'tests/consumers/react', name), 'utf8')),
      );
  writeFileSync(join(folder, consumer, 'package.json'), '{ "type": "module" }');
  cpSync(unpacked, join(modules, '@paylater/embeds'), { recursive: true });
  const heading = headings[consumer];
  const write = (name: string, lines: string) => writeFileSync(join(folder, consumer, name), lines);
  write('paylater-token.ts', fromGuide('## From npm', 'ts', '// paylater-token.ts'));
  // `nodenext` requires the ending of the compiled file.
  if (heading !== undefined)
    write('guide.tsx', fromGuide(heading).replace("'./paylater-token'", "'./paylater-token.js'"));
  for (const [name, ours] of Object.entries(consumers[consumer] ?? {})) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', ours), join(modules, name));
  }
};

beforeAll(() => {
  const untarred = run('tar', ['-xzf', tarball, '-C', folder]);
  expect(untarred).toEqual({ status: 0, output: '' });
  cpSync(join(root, 'tests/consumers/base.json'), join(folder, 'base.json'));
  for (const consumer of Object.keys(consumers)) install(consumer);
});

/** Returns the lines of a consumer that the compiler rejects, as `file:line`; `output` is all it printed. */
const check = (consumer: string, options: readonly string[]) => {
  const args = ['-p', join(folder, consumer), '--pretty', 'false', ...options];
  const { output } = run(join(root, 'node_modules/.bin/tsc'), args);
  const errors = output.matchAll(/(\w+)\.tsx?\((\d+),\d+\): error/g);
  return { output, objections: [...errors].map(([, file, line]) => `${file}:${line}`) };
};

/** Returns the lines after the comment, which are all wrong. */
const wrongLines = (consumer: string): string[] => {
  const ending = ['dom', 'svelte'].includes(consumer) ? 'ts' : 'tsx';
  const lines = readFileSync(join(folder, consumer, `wrong.${ending}`), 'utf8')
    .trimEnd()
    .split('\n');
  const from = lines.indexOf('// Each line below is wrong.') + 1;
  return lines.slice(from).map((_, at) => `wrong:${from + at + 1}`);
};

const nodenext = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];

// are-the-types-wrong checks that every entry has types under both resolutions.
test.each<[consumer: string, resolution: string, options: readonly string[]]>([
  ...Object.keys(consumers).map((it): [string, string, string[]] => [it, 'bundler', []]),
  ['react', 'nodenext', nodenext],
])(
  'a %s project compiles with the package under %s, and each wrong use of it does not',
  (consumer, _resolution, options) => {
    const { output, objections } = check(consumer, options);
    expect([...new Set(objections)], output).toEqual(wrongLines(consumer));
  },
);

const entries = ['', '/load', '/preact', '/react', '/react-18', '/solid', '/svelte', '/vue'];

/** Returns the output of a server's program with the package installed. */
const served = (kind: 'module' | 'commonjs', code: string) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--input-type=${kind}`, '-e', code],
    { cwd: join(folder, 'dom'), encoding: 'utf8' },
  );
  return { status, stderr, said: stdout.trim() };
};

test.each([
  ['module', (name: string) => `await import('${name}')`],
  ['commonjs', (name: string) => `require('${name}')`],
] as const)(
  'a server gets every name of the script as a %s, without side effects',
  (kind, imported) => {
    const script = readFileSync(join(unpacked, 'paylater.js'), 'utf8');
    const [, exported = ''] = /export\{(.*?)\};?\s*$/.exec(script) ?? [];
    const names = Array.from(exported.matchAll(/ as (\w+)/g), ([, name = '']) => name);
    const all = entries.map((entry) => imported(`@paylater/embeds${entry}`));
    const code = `const before = Reflect.ownKeys(globalThis).length;
      const all = [${all.join()}];
      all[0].configure({ apiBase: 'https://paylater.example/api' });
      const more = Reflect.ownKeys(globalThis).length - before;
      all[1].loadPaylater({ src: 'https://paylater.example/embeds/v1/paylater.js' }).then((it) => {
        console.log(JSON.stringify([all.map((it) => Object.keys(it).sort()), more, it]));
      });`;
    const sorted = [...names, 'loadPaylater'].sort();
    const { said, ...rest } = served(kind, code);
    expect(rest).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(said)).toEqual([entries.map(() => sorted), 0, null]);
  },
);

/** The conditions under which tools read the package, for an import and for a `require`. */
test.each([
  ['a bundler for browsers', ['browser', 'module', 'import'], 'paylater.js'],
  ['a bundler for browsers that requires', ['browser', 'module', 'require'], 'paylater.js'],
  ['Jest with jsdom', ['browser', 'require', 'default'], 'server.cjs'],
  ['Jest on Node', ['node', 'require', 'default'], 'server.cjs'],
  ['a worker at the edge', ['worker', 'module', 'import'], 'server.js'],
  ['a browser', ['import'], 'paylater.js'],
])('%s takes the file that it can run', (_, conditions, file) => {
  type Target = string | { readonly [condition: string]: Target };
  const found = (target: Target): string | undefined => {
    if (typeof target === 'string') return target;
    for (const [name, next] of Object.entries(target))
      if (name === 'default' || conditions.includes(name)) return found(next);
    return undefined;
  };
  const { exports: all, sideEffects } = JSON.parse(
    readFileSync(join(unpacked, 'package.json'), 'utf8'),
  );
  for (const entry of entries.filter((it) => it !== '/load'))
    expect(found(all[`.${entry}`]), entry).toBe(`./${file}`);
  expect(found(all['./load'])).toBe(`./${file}`.replace('paylater', 'load'));
  // Bundlers drop a file without side effects, with a warning, if nothing is imported from it by name.
  expect(sideEffects).toContain(`./${file}`);
});

test('a bundled script names no path of the machine that bundles it', () => {
  expect(readFileSync(join(unpacked, 'paylater.js'), 'utf8')).not.toContain('import.meta');
  expect(readFileSync(join(root, 'dist/embeds/v1/paylater.js'), 'utf8')).toContain('import.meta');
});

test('publint finds nothing in the package', async () => {
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
    strict: true,
  });
  expect(pkg['name']).toBe('@paylater/embeds');
  expect(messages.map((it) => formatMessage(it, pkg, { color: false }))).toEqual([]);
});

const resolutions = ['node16-esm', 'node16-cjs', 'bundler'] as const;

test('are-the-types-wrong finds nothing in the package', async () => {
  const checked = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(tarball))),
    { excludeEntrypoints: ['./custom-elements.json', './package.json'] },
  );
  if (!checked.types) throw new Error('the package has no types');
  const found = resolutions.flatMap((kind) =>
    Object.entries(checked.entrypoints).flatMap(([name, { resolutions: all }]) => {
      const { resolution, visibleProblems = [] } = all[kind];
      const problems = visibleProblems.map(
        (at) => `${name}, ${kind}: ${checked.problems[at]?.kind}`,
      );
      return resolution?.isTypeScript ? problems : [...problems, `${name}, ${kind}: no types`];
    }),
  );
  // The resolution of old compilers does not support entries of a package; every other problem counts.
  const others = checked.problems.filter(
    (it) => !('resolutionKind' in it) || it.resolutionKind !== 'node10',
  );
  expect([...found, ...others.map(({ kind }) => kind)]).toEqual([]);
  expect(Object.keys(checked.entrypoints)).toHaveLength(entries.length);
});

test('the package has its guide, changes and licence', () => {
  const { files } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE', 'paylater-loader.js'])
    expect(readFileSync(join(unpacked, name), 'utf8').length, name).toBeGreaterThan(100);
  expect(files).toContain('*.d.ts');
});
