import { consentAddresses, fileFolders, loginAddresses } from './addresses';
import { type AnswerKind, headersOf } from './headers';
import type { PolicyAdditions } from './policy';

/** How long a delivery network keeps an answer for everybody. */
export interface EdgeCache {
  /** Seconds; 0 if it never keeps the answer. */
  readonly seconds: number;
  /** Whether it must ask this server first each time, or else drop its copies at each release. */
  readonly asksFirst: boolean;
}

/** One rule of a delivery network. The first rule that fits an answer of this server applies. */
export interface EdgeRule {
  readonly answer: AnswerKind;
  /** A pattern for the decoded path, without the query. */
  readonly path: string;
  /** The first and the last status. */
  readonly status: readonly [from: number, to: number];
  readonly cache: EdgeCache;
  /** All headers that reach the browser, except those of the content. */
  readonly headers: Readonly<Record<string, string>>;
}

const literally = (path: string): string => path.replaceAll('.', '\\.');

/** Returns what an answer's own `Cache-Control` allows a cache that serves everybody. */
const cacheOf = (control = ''): EdgeCache => ({
  seconds: control.includes('public') ? Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0) : 0,
  asksFirst: control === 'no-cache',
});

const ok = [200, 299] as const;
const unchanged = [304, 304] as const;
const notFound = [404, 404] as const;

/**
 * Returns the rules of a delivery network in front of this server: the one table of headers, by path and status. The
 * network's copies ignore the query, and differ by `Accept-Encoding`.
 */
export const edgeRules = (more: PolicyAdditions): readonly EdgeRule[] => {
  const table = headersOf(more);
  const rule = (answer: AnswerKind, path: string, status: EdgeRule['status']): EdgeRule => {
    const headers: Readonly<Record<string, string>> = table[answer];
    return { answer, path, status, cache: cacheOf(headers['Cache-Control']), headers };
  };
  const files = fileFolders.flatMap(({ below, found, missing, frozen }) => {
    const all = `^${literally(below)}`;
    return [ok, unchanged]
      .flatMap((status) => [
        ...(frozen ? [rule(frozen.found, frozen.pattern, status)] : []),
        rule(found, all, status),
      ])
      .concat(rule(missing, `^${literally(below.slice(0, -1))}(?:/|$)`, notFound));
  });
  const { exact, below } = consentAddresses;
  return [
    ...files,
    rule('refused', '^', [405, 405]),
    rule('failed', '^', [400, 599]),
    rule('consentDocument', `^(?:${[...exact.map((it) => `${it}$`), below].join('|')})`, ok),
    rule('loginDocument', `^${loginAddresses}`, ok),
    rule('document', '^', ok),
  ];
};

/** Returns the rules as a file that an operator, or a tool of the network, reads. */
export const edgeText = (more: PolicyAdditions): string =>
  `${JSON.stringify({ rules: edgeRules(more) }, undefined, 2)}\n`;
