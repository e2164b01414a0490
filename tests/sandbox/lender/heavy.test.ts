import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLogin } from '../../../sandbox/lender/control';
import { serve } from '../../../sandbox/lender/serve';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { memoryWorld } from '../../support/lender';
import { MapStore, type Store } from '../../../sandbox/lender/store';
import { transactionTypes } from '../../../domain/transactions/calls';
import { SqliteStore } from '../../../sandbox/sqlite-store';

const folder = mkdtempSync(join(tmpdir(), 'heavy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** In milliseconds of processor time, which other work on the machine does not add to. */
const timed = <T>(work: () => T): readonly [ms: number, done: T] => {
  const start = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(start);
  return [(user + system) / 1000, done];
};

test.each<[string, () => Store]>([
  ['a map', () => new MapStore()],
  ['a file', () => new SqliteStore(join(folder, 'heavy.db'), console.error)],
])('ten thousand rows over %s are made at once, and a page of them is quick', (where, open) => {
  const store = open();
  const clock = new MemoryClock();
  const world = memoryWorld(clock, { store });
  const [made, login] = timed(() => createLogin(world, 'heavy'));
  const transactions = transactionTypes.map((transactionType) => ({
    transactionType,
    limitTime: clock.now(),
  }));
  const page = () =>
    serve(world, 'transactionHistory', {
      token: login?.token,
      params: {},
      headers: {},
      query: { metadata: 'true' },
      body: { transactions, pageSize: 20 },
    });
  const [first] = timed(page);
  const others = Array.from({ length: 20 }, () => timed(page)[0]).sort((a, b) => a - b);
  const median = others[10] ?? Number.NaN;
  process.stdout.write(
    `heavy over ${where}: made in ${made.toFixed()} ms, first page ${first.toFixed(1)} ms, then ${median.toFixed(1)} ms\n`,
  );
  expect(page()).toMatchObject({ kind: 'answer', data: { transactions: { length: 20 } } });
  store.close();
  expect(made).toBeLessThan(1500);
  expect(median).toBeLessThan(20);
});
