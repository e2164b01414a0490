import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLogin } from '../../../sandbox/lender/personas/control';
import { many } from '../../../sandbox/lender/records';
import { serve } from '../../../sandbox/lender/serve';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { memoryWorld } from '../../support/lender';
import { MapStore, type Store } from '../../../sandbox/lender/store';
import { transactionTypes } from '../../../domain/transactions/first-page';
import { temporaryFolder } from '../../support/temporary-folder';
import { SqliteStore } from '../../../sandbox/sqlite-store';

const folder = temporaryFolder();

/** Returns the processor time in milliseconds; other work on the machine does not change it. */
const timed = (work: () => unknown): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

test.each<[string, () => Store]>([
  ['a map', () => new MapStore()],
  ['a file', () => new SqliteStore(join(folder, 'heavy.db'), console.error)],
])(
  'a page out of ten thousand rows over %s costs little more than one out of few',
  (where, open) => {
    const store = open();
    const clock = new MemoryClock();
    const world = memoryWorld(clock, { store });
    const transactions = transactionTypes.map((transactionType) => ({
      transactionType,
      limitTime: clock.now(),
    }));
    const pagesOf = (persona: string) => {
      const token = createLogin(world, persona)?.token;
      return () =>
        serve(world, 'transactionHistory', {
          token,
          params: {},
          headers: {},
          query: { metadata: 'true' },
          body: { transactions, pageSize: 20 },
        });
    };
    const few = pagesOf('active');
    const before = store.list(many.entries).length;
    const heavy = pagesOf('heavy');
    expect(store.list(many.entries).length - before).toBe(10_000);
    expect(heavy()).toMatchObject({ kind: 'answer', data: { transactions: { length: 20 } } });
    // Alternates both, so that they run under the same load.
    const rounds = Array.from({ length: 41 }, () => [timed(few), timed(heavy)] as const);
    const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[20] ?? Number.NaN;
    const [ofFew, ofMany] = [median(rounds.map(([it]) => it)), median(rounds.map(([, it]) => it))];
    process.stdout.write(
      `a page over ${where}: ${ofFew.toFixed(2)} ms out of few rows, ${ofMany.toFixed(2)} ms out of ten thousand\n`,
    );
    store.close();
    expect(ofMany / ofFew).toBeLessThan(10);
  },
);
