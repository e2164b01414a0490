import { expect, test } from 'vitest';
import { screenOf } from '../../faults/answers/screen';
import type { Change } from '../../faults/answers/wire';
import type { CallName } from '../../../domain/calls';

type Row = Readonly<Record<string, unknown>>;
type Rows = readonly Row[];

/** A change of one answer, a text that the page then contains, and a text that would be false. */
type Case = readonly [what: string, change: (answer: Row) => Row, says: string, not: string];

/** Changes the answers of these calls. */
const changing =
  (names: readonly CallName[], change: (answer: Row) => Row): Change =>
  (called, answer) =>
    names.includes(called) ? change(answer as Row) : answer;

const expectShown = async (name: CallName, change: Change, says: string, not: string) => {
  const { shown } = await screenOf(name, change);
  expect(shown).toContain(says);
  expect(shown).not.toContain(not);
};

/** Returns a change of every row of a list. */
const each =
  (list: string, change: (row: Row) => Row) =>
  (answer: Row): Row => ({ ...answer, [list]: (answer[list] as Rows).map(change) });

const bill = { id: 'b-1', title: 'Tagihan Januari', amount: 125_000 };
const bare = { id: 'b-2', title: 'Tagihan Februari' };

/** Returns a change of the current bills, which drops their total or replaces it. */
const dues =
  (change: (rows: Rows) => unknown, totalDue?: number) =>
  ({ totalDue: _, currentDues, ...rest }: Row): Row => ({
    ...rest,
    currentDues: change(currentDues as Rows),
    ...(totalDue === undefined ? {} : { totalDue }),
  });

const unopened = 'Tagihan belum bisa dibuka';
const nothingDue = 'Tidak ada tagihan';

test.each<Case>([
  [
    'bills without an amount',
    dues((rows) => rows.map(({ amount: _, ...row }) => row)),
    unopened,
    nothingDue,
  ],
  ['bills that are no list', dues((rows) => ({ ...rows })), unopened, nothingDue],
  ['unreadable bills with a sum of nothing', dues(() => [null, 'x'], 0), unopened, nothingDue],
  ['unreadable bills with their sum', dues(() => [bare], 1_234_567), 'Rp1.234.567', nothingDue],
  ...[[], null].map(
    (rows): Case => [
      `a total beside bills that are ${JSON.stringify(rows)}`,
      dues(() => rows, 1_234_567),
      'Rincian tagihanmu belum bisa dimuat',
      nothingDue,
    ],
  ),
  [
    'one of two bills without their sum',
    dues(() => [bill, bare]),
    'totalnya bisa lebih besar dari ini',
    nothingDue,
  ],
  ...[
    {},
    { totalDue: '1250000.50' },
    { totalDue: 'Rp1.250.000', currentDues: null },
    { bills: { totalDue: 1_250_000 } },
    { totalDue: 'Rp1.250.000', currentDues: [] },
  ].map(
    (answer): Case => [
      `bills that are ${JSON.stringify(answer)}`,
      () => answer,
      unopened,
      'harus dibayar sekarang',
    ],
  ),
])('%s are not shown as nothing', (_, change, says, not) =>
  expectShown('billList', changing(['billList'], change), says, not),
);

const isBill = ({ type }: Row) => type === 'NEXT_BILL';

/** Drops the bill card from home. */
const withoutBill = ({ modules, ...rest }: Row): Row => ({
  ...rest,
  modules: (modules as Rows).filter((row) => !isBill(row)),
});

const unreadableBill = each('modules', (row) =>
  isBill(row) ? { ...row, amount: 'Rp822.000,00' } : row,
);

test.each<[what: string, Change, says: string, not: string]>([
  ['bills that home does not name', changing(['homepage'], withoutBill), 'Rp822.000', 'Lihat toko'],
  [
    'bills that home names without a readable amount',
    changing(['homepage'], unreadableBill),
    'Rp822.000',
    'Lihat toko',
  ],
  [
    'bills that neither home nor their own call names',
    (called, answer) =>
      called === 'billList' ? {} : called === 'homepage' ? withoutBill(answer as Row) : answer,
    'Tagihanmu belum bisa dimuat',
    'Lihat toko',
  ],
  [
    'upcoming bills that are in other fields',
    changing(['billList'], () => ({ upcoming: { total: 5 } })),
    'Tagihan berikutnya belum bisa dimuat',
    'Belum ada tagihan berikutnya',
  ],
])('on home %s are not shown as nothing', (_, change, says, not) =>
  expectShown('homepage', change, says, not),
);

const unread = 'Jumlahnya belum bisa dimuat';
const noHistory = 'Belum ada transaksi';
const eachTransaction = (change: (row: Row) => Row) => each('transactions', change);

test.each<Case>([
  [
    'transactions without a time',
    eachTransaction((row) => ({ ...row, transactionTime: 'soon' })),
    'Riwayat belum bisa dibuka',
    noHistory,
  ],
  [
    'a transaction that is hidden, and one that cannot be read',
    () => ({
      transactions: [
        { type: 'ORDER', status: 'FAILED', transactionTime: '2026-01-15T10:00:00+07:00' },
        { type: 'ORDER', status: 'SUCCESS' },
      ],
    }),
    'Riwayat belum bisa dibuka',
    noHistory,
  ],
  [
    'three transactions, one without a readable time',
    ({ transactions, ...rest }) => ({
      ...rest,
      transactions: (transactions as Rows)
        .slice(0, 3)
        .map((row, at) => (at === 0 ? { ...row, transactionTime: 'kemarin' } : row)),
    }),
    'Sebagian transaksi belum bisa dimuat',
    'Ini akhir riwayatmu',
  ],
  [
    'transactions without an amount',
    eachTransaction(({ amount: _, ...row }) => row),
    unread,
    noHistory,
  ],
  [
    'transactions in a currency that cannot be read',
    eachTransaction((row) => ({ ...row, currency: { code: 'SGD' } })),
    unread,
    'Rp',
  ],
])('%s are not shown as nothing', (_, change, says, not) =>
  expectShown('transactionHistory', changing(['transactionHistory'], change), says, not),
);

test.each<[calls: readonly [CallName, ...CallName[]], ...Case]>([
  [
    ['virtualAccount'],
    'an account for a hundred times the bills',
    ({ amountDue, ...rest }) => ({ ...rest, amountDue: Number(amountDue) * 100 }),
    'Dua angka tidak sama',
    'Bayar sebesar jumlah ini',
  ],
  [
    ['virtualAccount'],
    'an account in another currency than the bills',
    (answer) => ({ ...answer, amountDueCurrency: 'USD' }),
    'Kode untuk bantuan: CONTRACT',
    'Bayar sebesar jumlah ini',
  ],
  [
    ['transactionReceipt'],
    'a receipt without an amount',
    ({ amount: _, ...rest }) => rest,
    unread,
    noHistory,
  ],
  [
    ['transactionReceipt'],
    'a receipt in a currency that cannot be read',
    (receipt) => ({
      ...receipt,
      currency: 702,
      lines: [{ label: 'Harga', amount: 5 }],
      instalments: [
        { amount: 2, paid: true },
        { amount: 3, paid: false },
      ],
    }),
    'cicilan, 1 sudah dibayarKe-Jatuh tempoJumlah1Sudah dibayarJumlahnya belum bisa dimuat',
    'Harga',
  ],
  [
    ['partners'],
    'partners without a name',
    each('merchants', ({ name: _, ...row }) => row),
    'Daftar toko belum bisa dibuka',
    'Belum ada toko',
  ],
  [
    ['restructureTransactions'],
    'purchases that say nothing',
    () => ({ transactions: [{}, 'x'] }),
    'Daftar transaksinya belum bisa dimuat',
    'belanja yang jadi cicilan',
  ],
  [
    ['restructureTransactions'],
    'a purchase without an amount',
    () => ({ transactions: [{ title: 'Toko', amount: 5 }, { title: 'Warung' }] }),
    'Sebagian transaksi belum bisa dimuat, jadi daftar ini belum lengkap.',
    'Daftar transaksinya belum bisa dimuat',
  ],
  [
    ['restructureEligibility', 'restructureEligibilityV1'],
    'a list without a readable tenor',
    (answer) => ({ ...answer, eligibleRestructureTenors: [{ months: 3 }, 'three'] }),
    'Pilihan cicilan belum bisa dimuat',
    'Belum bisa jadi cicilan',
  ],
])('%j: %s is not shown as nothing', (calls, _, change, says, not) =>
  expectShown(calls[0], changing(calls, change), says, not),
);
