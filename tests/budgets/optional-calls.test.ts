import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { embedsVersion } from '../../embeds/core/version';
import { build } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/run.mjs';

beforeAll(async () => {
  expect(await build()).toBe(true);
}, 300_000);

interface Node {
  readonly type?: string;
  readonly expression?: Node;
  readonly callee?: Node;
  readonly object?: Node;
  readonly arguments?: readonly Node[];
}

const nodesIn = (node: object): readonly Node[] =>
  Object.values(node).filter((it) => typeof it === 'object' && it !== null);

const hasSpreadBeforeOther = ({ arguments: given = [] }: Node): boolean =>
  given.slice(0, -1).some(({ type }) => type === 'SpreadElement');

/** Returns whether a link of an optional chain is such a call. */
const failsInChain = (link: Node | undefined): boolean =>
  link !== undefined && (hasSpreadBeforeOther(link) || failsInChain(link.callee ?? link.object));

/** Returns whether a script has a call in an optional chain with an argument after a spread one. */
const fails = (node: Node): boolean =>
  (node.type === 'ChainExpression' && failsInChain(node.expression)) || nodesIn(node).some(fails);

const failsIn = (script: string): boolean => fails(parseAst(script) as Node);

test.each([
  ['a?.b(...c, d)', true],
  ['a?.(...c, d).e', true],
  ['a?.b(f(1), ...c, d)', true],
  ['a?.b(...c)', false],
  ['a?.b(f(...c, d))', false],
  ['a.b(...c, d)', false],
])('%s fails in Chrome 88: %s', (script, failing) => {
  expect(failsIn(script)).toBe(failing);
});

test.each(['dist/client/assets', `dist/embeds/${embedsVersion}`])(
  'no script in %s has an optional call with an argument after a spread one, which fails in Chrome 88',
  (folder) => {
    const scripts = readdirSync(join(root, folder)).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    const failing = scripts.filter((name) =>
      failsIn(readFileSync(join(root, folder, name), 'utf8')),
    );
    expect(failing).toEqual([]);
  },
);
