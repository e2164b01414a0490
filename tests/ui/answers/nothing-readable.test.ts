import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenOf } from '../../answers/screen';
import type { Change } from '../../answers/wire';
import type { CallName } from '../../../domain/calls';

beforeEach(() => {
  // The history draws only the rows that fit, and nothing has a height here.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Row = Readonly<Record<string, unknown>>;

/** Changes what one call answers. */
const changing =
  (names: readonly CallName[], change: (answer: Row) => Row): Change =>
  (called, answer) =>
    names.includes(called) ? change(answer as Row) : answer;

const eachRow = (rows: unknown, change: (row: Row) => unknown) =>
  (rows as readonly Row[]).map(change);

/** Bills without the sum of them, and with other rows. */
const dues =
  (change: (rows: readonly Row[]) => unknown, totalDue?: number) =>
  ({ totalDue: _, currentDues, ...rest }: Row): Row => ({
    ...rest,
    currentDues: change(currentDues as readonly Row[]),
    ...(totalDue === undefined ? {} : { totalDue }),
  });

const bill = { id: 'b-1', title: 'Tagihan Januari', amount: 125_000 };
const bare = { id: 'b-2', title: 'Tagihan Februari' };

test.each<[what: string, name: CallName, Change, says: string, not: string]>([
  [
    'transactions without a time',
    'transactionHistory',
    changing(['transactionHistory'], ({ transactions, ...rest }) => ({
      ...rest,
      transactions: eachRow(transactions, (row) => ({ ...row, transactionTime: 'soon' })),
    })),
    'Riwayat belum bisa dibuka',
    'Belum ada transaksi',
  ],
  [
    'a transaction that is hidden, and one that cannot be read',
    'transactionHistory',
    changing(['transactionHistory'], () => ({
      transactions: [
        { type: 'ORDER', status: 'FAILED', transactionTime: '2026-01-15T10:00:00+07:00' },
        { type: 'ORDER', status: 'SUCCESS' },
      ],
    })),
    'Riwayat belum bisa dibuka',
    'Belum ada transaksi',
  ],
  [
    'bills without an amount',
    'billList',
    changing(
      ['billList'],
      dues((rows) => rows.map(({ amount: _, ...row }) => row)),
    ),
    'Tagihan belum bisa dibuka',
    'Tidak ada tagihan',
  ],
  [
    'bills that are no list',
    'billList',
    changing(
      ['billList'],
      dues((rows) => ({ ...rows })),
    ),
    'Tagihan belum bisa dibuka',
    'Tidak ada tagihan',
  ],
  [
    'bills that cannot be read, of which the sum is nothing',
    'billList',
    changing(
      ['billList'],
      dues(() => [null, 'x'], 0),
    ),
    'Tagihan belum bisa dibuka',
    'Tidak ada tagihan',
  ],
  [
    'bills that cannot be read beside what they come to',
    'billList',
    changing(
      ['billList'],
      dues(() => [bare], 1_234_567),
    ),
    'Rp1.234.567',
    'Tidak ada tagihan',
  ],
  [
    'one of two bills, and not what they come to',
    'billList',
    changing(
      ['billList'],
      dues(() => [bill, bare]),
    ),
    'totalnya bisa lebih besar dari ini',
    'Tidak ada tagihan',
  ],
  [
    'partners without a name',
    'partners',
    changing(['partners'], ({ merchants }) => ({
      merchants: eachRow(merchants, ({ name: _, ...row }) => row),
    })),
    'Daftar toko belum bisa dibuka',
    'Belum ada toko',
  ],
  [
    'tenors that are none',
    'restructureEligibility',
    changing(['restructureEligibility', 'restructureEligibilityV1'], (answer) => ({
      ...answer,
      eligibleRestructureTenors: [{ months: 3 }, 'three'],
    })),
    'Pilihan cicilan belum terbaca',
    'Belum bisa jadi cicilan',
  ],
  [
    'purchases that say nothing',
    'restructureTransactions',
    changing(['restructureTransactions'], () => ({ transactions: [{}, 'x'] })),
    'Daftar transaksinya belum terbaca',
    'belanja yang jadi cicilan',
  ],
])('%s are not shown as nothing', async (_, name, change, says, not) => {
  const { shown } = await screenOf(name, change);
  expect(shown).toContain(says);
  expect(shown).not.toContain(not);
});
