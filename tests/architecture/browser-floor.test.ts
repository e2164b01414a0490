import { expect, test } from 'vitest';
import { everything } from './support/sources';

/** Features that Chromium 88 or Safari 15.4 lack and the build does not add. */
const tooNew = {
  ts: [
    /\.(at|findLast|findLastIndex|toSorted|toReversed|toSpliced|with)\(/,
    /\bObject\.(hasOwn|groupBy)\b|\bArray\.fromAsync\b|\bPromise\.withResolvers\b/,
    /\bURL\.(canParse|parse)\b|\bstructuredClone\b|\brandomUUID\b|\bAbortSignal\.(timeout|any)\b|\binert\b/,
  ],
  css: [/:has\(|@container|@scope|(?<!-)container-type|color-mix\(|^\s*&|\bsubgrid\b/],
};

const client = /^(src|domain|ui|embeds|adapters\/(?!memory\/|browser\/polyfills\/))/;

test.each(['ts', 'css'] as const)(
  'the client’s %s runs in the oldest supported browsers',
  (kind) => {
    const files = everything().filter(
      ({ path }) => client.test(path) && path.replace(/x$/, '').endsWith(`.${kind}`),
    );
    const found = files.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => tooNew[kind].some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  },
);
