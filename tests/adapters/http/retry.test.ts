import { expect, test } from 'vitest';
import { pauseBeforeRetry } from '../../../adapters/http/retry';
import { readRetryAfter } from '../../../adapters/http/retry-after';
import { CALLS } from '../../../domain/calls';
import type { Failure } from '../../../domain/kernel/failure';

const api = (status: number, retryAfter?: number): Failure => ({
  kind: 'api',
  status,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});
const most = () => 0.999;

test.each<[string, Failure, boolean]>([
  ['a broken connection', { kind: 'network' }, true],
  ['a timeout', { kind: 'timeout' }, true],
  ['500', api(500), true],
  ['502', api(502), true],
  ['504', api(504), true],
  ['501', api(501), false],
  ['503, which is maintenance', api(503), false],
  ['401', api(401), false],
  ['404', api(404), false],
  ['422', api(422), false],
  ['429 without a word', api(429), false],
  ['429 for ten seconds', api(429, 10_000), true],
  ['429 for longer', api(429, 10_001), false],
  ['an answer off the contract', { kind: 'contract', path: 'status' }, false],
  ['what the asker gave up', { kind: 'cancelled' }, false],
])('whether a read is retried after %s', (_, failure, again) => {
  expect(pauseBeforeRetry(CALLS.billList, failure, 1, most) !== undefined).toBe(again);
});

test('homepage has three retries, other reads at most two, everything else none', () => {
  const times = (row: (typeof CALLS)[keyof typeof CALLS]) =>
    [1, 2, 3, 4, 5].filter(
      (tries) => pauseBeforeRetry(row, { kind: 'network' }, tries, most) !== undefined,
    ).length;
  expect(times(CALLS.homepage)).toBe(3);
  expect(times(CALLS.billList)).toBe(2);
  expect(times(CALLS.transactionHistory)).toBe(2);
  for (const row of Object.values(CALLS)) {
    expect(times(row)).toBe(row.once ? 0 : row.retry);
    expect(times(row)).toBeLessThanOrEqual(row === CALLS.homepage ? 3 : 2);
  }
});

test.each(Object.entries(CALLS).filter(([, row]) => row.once))(
  '%s has no retry, even if its row names one',
  (_, row) => {
    const retried = { ...row, retry: 9 };
    expect(pauseBeforeRetry(retried, { kind: 'network' }, 1, most)).toBeUndefined();
    expect(pauseBeforeRetry(retried, api(429, 1), 1, most)).toBeUndefined();
  },
);

test('pauses are random up to a ceiling that doubles', () => {
  const pause = (tries: number, random: number) =>
    pauseBeforeRetry(CALLS.homepage, { kind: 'network' }, tries, () => random);
  expect([1, 2, 3].map((tries) => pause(tries, 0.5))).toEqual([250, 500, 1000]);
  expect([1, 2, 3].map((tries) => pause(tries, 0))).toEqual([0, 0, 0]);
});

test.each([
  [3000, 0, 3000],
  [3000, 0.5, 4500],
  [7000, 0, 7000],
  [7000, 0.5, 8500],
  [10_000, 0.5, 10_000],
])(
  '429 for %i ms waits so long, and at random longer within ten seconds',
  (asked, random, wait) => {
    expect(pauseBeforeRetry(CALLS.homepage, api(429, asked), 1, () => random)).toBe(wait);
  },
);

const answered = Date.parse('2026-01-15T03:00:00Z');
test.each([
  ['3', 3000],
  [' 0 ', 0],
  ['3600', 3_600_000],
  ['Thu, 15 Jan 2026 03:00:09 GMT', 9000],
  ['Thu, 15 Jan 2026 02:00:00 GMT', 0],
  ['from Thu, 15 Jan 2026 03:00:09 GMT', undefined],
  ['', undefined],
  ['soon', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['99999999999', undefined],
  ['Thu, 99 Foo', undefined],
  [null, undefined],
])('reads Retry-After %j as %j', (header, expected) => {
  expect(readRetryAfter(header, answered)).toBe(expected);
});
