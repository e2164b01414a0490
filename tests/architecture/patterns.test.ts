import { createContext, Script } from 'node:vm';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sources } from './support/sources';

interface Pattern {
  readonly path: string;
  readonly look: RegExp;
}

interface Node {
  readonly type: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nodesIn = (value: unknown): readonly Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return isNode(value) ? [value, ...below] : below;
};

/** Every pattern that the client, its elements and its delivery write down, and the files that make one of texts. */
const { written, made } = (() => {
  const patterns: Pattern[] = [];
  const files = new Set<string>();
  for (const { path, text } of sources().filter((it) => !/^(?:sandbox|contract)\//.test(it.path)))
    for (const { regex, callee } of nodesIn(parseSync(path, text).program)) {
      if (regex) patterns.push({ path, look: new RegExp(regex.pattern, regex.flags) });
      if (callee?.name === 'RegExp') files.add(path);
    }
  return { written: patterns, made: files };
})();

/** Reads a pattern piece by piece: an escape, a class, a bracket, a repetition, or another character. */
const piece = /\\(?:p\{\w+\}|.)|\[(?:\\.|[^\]\\])*\]|\{\d+(?:,\d*)?\}|./giu;

/** Returns whether a pattern has a repetition without an end inside another one. It may take exponential time. */
const isNested = ({ source }: RegExp): boolean => {
  /** Whether each open group, and the last piece, contains a repetition without an end. */
  const open = [false];
  let last = false;
  for (const [it] of source.matchAll(piece)) {
    const isEndless = /^(?:[*+]|\{\d+,\})$/.test(it);
    if (isEndless && last) return true;
    if (it === '(') open.push(false);
    if (it === ')') last = open.pop() ?? false;
    else if (!/^(?:\?|\{.*\d\})$/.test(it)) last = isEndless;
    if (last) open[open.length - 1] = true;
  }
  return false;
};

const search = new Script('for (const text of texts) text.replace(look, "");');

/** Returns whether a pattern looks through the texts in time. An exponential one would need years. */
const ends = (look: RegExp, texts: readonly string[], timeout = 20_000): boolean => {
  try {
    search.runInContext(createContext({ look, texts }), { timeout });
    return true;
  } catch {
    return false;
  }
};

const letters = [...'aA0 -./_:@*=%+?&#"<>(){}[],;|\\\n\té'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/** Returns texts that repeat a part, and end with what no pattern expects there. */
const repeating = (parts: readonly string[], start = ''): readonly string[] =>
  parts.map((part) => `${start}${part.repeat(200)}\u0000!`);

/** Where a text reaches the inner repetition of each nested pattern. */
const starts: Readonly<Record<string, string>> = {
  'adapters/telemetry/sentry-reports.ts': 'https://k@e.example/',
  'delivery/check-config.ts': 'a.example',
  'delivery/rules.ts': 'https://a',
  'domain/auth/account-label.ts': 'a@b',
  'domain/config/config.ts': 'gojek://a',
  'domain/forms/one-time-code.ts': '1 ',
  'domain/tracking/kinds.ts': 'GET /v1',
};

test('a pattern that takes exponential time is found', () => {
  const nested = [/^(?:a+)+$/, /(?:a*b?)*c/, /^(?:[\w-]+\.?)+@/, /^(?:\d{2,},?)+$/, /((x+)y?)*z/];
  expect(nested.filter((look) => !isNested(look))).toEqual([]);
  const flat = [/^a+b+$/, /^(?:ab)+c*$/, /^\d+(?:\.\d+){0,3}$/, /[+*]+\(a+\)+/, /^(?:a+)?b+$/];
  expect(flat.filter(isNested)).toEqual([]);
  expect(ends(/^(?:a+)+$/, repeating(['a']), 200)).toBe(false);
  expect(ends(/^(?:a|a)+$/, repeating(['a']), 200)).toBe(false);
});

test('no pattern takes exponential time', () => {
  expect(written.length).toBeGreaterThan(250);
  const slow = written.filter(({ look }) => !ends(look, repeating(letters)));
  expect(slow.map(({ path, look }) => `${path} ${look}`)).toEqual([]);
});

test('no pattern with a repetition inside a repetition takes exponential time', () => {
  const nested = written.filter(({ look }) => isNested(look));
  expect([...new Set(nested.map(({ path }) => path))].sort()).toEqual(Object.keys(starts));
  const slow = nested.filter(({ path, look }) => !ends(look, repeating(pairs, starts[path])));
  expect(slow.map(({ path, look }) => `${path} ${look}`)).toEqual([]);
});

test('only these files make a pattern of texts, which they hold themselves', () => {
  expect([...made].sort()).toEqual([
    'adapters/pdf/complaints.ts',
    'adapters/telemetry/sentry-event.ts',
    'delivery/addresses.ts',
    'domain/forms/email.ts',
    'first-paint/templates.ts',
  ]);
});
