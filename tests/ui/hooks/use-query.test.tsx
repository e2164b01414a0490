import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { Query } from '../../../domain/async/query';
import type { Failure } from '../../../domain/kernel/failure';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { countEarlierLoads, useQuery } from '../../../ui/hooks/use-query';

type When = NonNullable<Parameters<typeof useQuery>[1]>;

/** Creates a query whose answers the test controls; `count` counts its requests. */
const aQuery = () => {
  const asked: ((answer: Result<number, Failure>) => void)[] = [];
  const query = new Query<number>(() => new Promise((resolve) => asked.push(resolve)));
  const answer = (it: Result<number, Failure>) => act(async () => asked[asked.length - 1]?.(it));
  return { query, answer, count: () => asked.length };
};

const lost = err<Failure>({ kind: 'network' });

/** What a query holds before its component mounts. */
const befores = {
  nothing: async () => {},
  'a value': async ({ query, answer }: ReturnType<typeof aQuery>) => {
    void query.load();
    await answer(ok(1));
  },
  'a failure': async ({ query, answer }: ReturnType<typeof aQuery>) => {
    void query.load();
    await answer(lost);
  },
  'a question': async ({ query }: ReturnType<typeof aQuery>) => void query.load(),
};

test.each<[When, keyof typeof befores, boolean]>([
  ['mounted', 'nothing', true],
  ['mounted', 'a value', true],
  ['mounted', 'a failure', true],
  ['mounted', 'a question', true],
  ['idle', 'nothing', true],
  ['idle', 'a value', false],
  ['idle', 'a failure', false],
  ['idle', 'a question', false],
  ['unknown', 'nothing', true],
  ['unknown', 'a value', false],
  ['unknown', 'a failure', false],
  ['unknown', 'a question', true],
  ['never', 'nothing', false],
])('%s: a query with %s is loaded at its mount: %s', async (when, before, isLoaded) => {
  const it = aQuery();
  await befores[before](it);
  const asked = it.count();
  const { result } = renderHook(() => useQuery(it.query, when));
  expect(it.count() - asked).toBe(isLoaded ? 1 : 0);
  if (!isLoaded) return;
  expect(result.current.phase).toBe('loading');
  await it.answer(ok(2));
  expect(result.current).toEqual({ phase: 'ready', value: 2 });
  expect(it.count() - asked).toBe(1);
});

test('a failure is not retried automatically', async () => {
  for (const when of ['mounted', 'idle', 'unknown'] as const) {
    const { query, answer, count } = aQuery();
    const { result } = renderHook(() => useQuery(query, when));
    await answer(lost);
    expect([result.current.phase, count()]).toEqual(['failed', 1]);
  }
});

test('another query or another condition loads at once', async () => {
  const [one, two] = [aQuery(), aQuery()];
  const initialProps: { query: Query<number>; when: When } = { query: one.query, when: 'never' };
  const { rerender } = renderHook(({ query, when }) => useQuery(query, when), { initialProps });
  expect(one.count()).toBe(0);
  rerender({ query: one.query, when: 'mounted' });
  await one.answer(ok(1));
  rerender({ query: one.query, when: 'unknown' });
  expect(one.count()).toBe(1);
  rerender({ query: one.query, when: 'mounted' });
  expect(one.count()).toBe(2);
  rerender({ query: two.query, when: 'mounted' });
  expect([one.count(), two.count()]).toEqual([2, 1]);
});

test('two components, mounted twice by StrictMode, load a new query once', () => {
  const { query, count } = aQuery();
  const useBoth = () => [useQuery(query, 'idle'), useQuery(query, 'idle')];
  renderHook(useBoth, { wrapper: StrictMode });
  expect(count()).toBe(1);
});

test.each<[keyof typeof befores, boolean]>([
  ['nothing', true],
  ['a value', false],
  ['a failure', true],
  ['a question', false],
])(
  'the first page loads a query with %s: %s; a later page loads every one',
  async (before, isLoaded) => {
    const it = aQuery();
    await befores[before](it);
    const asked = it.count();
    let end = () => {};
    countEarlierLoads(new Promise<void>((resolve) => (end = resolve)));
    renderHook(() => useQuery(it.query));
    expect(it.count() - asked).toBe(isLoaded ? 1 : 0);
    await act(async () => end());
    renderHook(() => useQuery(it.query));
    expect(it.count() - asked).toBe(isLoaded ? 2 : 1);
  },
);
