import { expect, test } from 'vitest';
import { screenOf } from '../../faults/answers/screen';
import type { Change } from '../../faults/answers/wire';
import type { CallName } from '../../../domain/calls';

type Row = Readonly<Record<string, unknown>>;

/** Changes the answer of one call. */
const changing =
  (names: readonly CallName[], change: (answer: Row) => Row): Change =>
  (called, answer) =>
    names.includes(called) ? change(answer as Row) : answer;

const eachRow = (rows: unknown, change: (row: Row) => unknown) =>
  (rows as readonly Row[]).map(change);

/** Drops the total of the bills and changes their rows. */
const dues =
  (change: (rows: readonly Row[]) => unknown, totalDue?: number) =>
  ({ totalDue: _, currentDues, ...rest }: Row): Row => ({
    ...rest,
    currentDues: change(currentDues as readonly Row[]),
    ...(totalDue === undefined ? {} : { totalDue }),
  });

/** Drops the bill card from home. */
const withoutBill = ({ modules, ...rest }: Row): Row => ({
  ...rest,
  modules: (modules as readonly Row[]).filter(({ type }) => type !== 'NEXT_BILL'),
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
  ...[[], null].map((rows): [string, CallName, Change, string, string] => [
    `a total beside bills that are ${JSON.stringify(rows)}`,
    'billList',
    changing(
      ['billList'],
      dues(() => rows, 1_234_567),
    ),
    'belum tampil di daftar ini',
    'Tidak ada tagihan',
  ]),
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
  ...[
    {},
    { totalDue: '1250000.50' },
    { totalDue: 'Rp1.250.000', currentDues: null },
    { bills: { totalDue: 1_250_000 } },
    { totalDue: 'Rp1.250.000', currentDues: [] },
  ].map((answer): [string, CallName, Change, string, string] => [
    `bills that are ${JSON.stringify(answer)}`,
    'billList',
    changing(['billList'], () => answer),
    'Tagihan belum bisa dibuka',
    'harus dibayar sekarang',
  ]),
  [
    'bills that home does not name',
    'homepage',
    changing(['homepage'], withoutBill),
    'Rp822.000',
    'Lihat toko',
  ],
  [
    'bills that home names without a readable amount',
    'homepage',
    changing(['homepage'], ({ modules, ...rest }) => ({
      ...rest,
      modules: eachRow(modules, (row) =>
        row['type'] === 'NEXT_BILL' ? { ...row, amount: 'Rp822.000,00' } : row,
      ),
    })),
    'Rp822.000',
    'Lihat toko',
  ],
  [
    'bills that neither home nor their own call names',
    'homepage',
    (called, answer) =>
      called === 'billList' ? {} : called === 'homepage' ? withoutBill(answer as Row) : answer,
    'Tagihanmu belum bisa dimuat',
    'Lihat toko',
  ],
  [
    'upcoming bills that are in other fields',
    'homepage',
    changing(['billList'], () => ({ upcoming: { total: 5 } })),
    'Tanggalnya belum bisa dimuat',
    'Belum ada tagihan berikutnya',
  ],
  [
    'an account for a hundred times the bills',
    'virtualAccount',
    changing(['virtualAccount'], ({ amountDue, ...rest }) => ({
      ...rest,
      amountDue: Number(amountDue) * 100,
    })),
    'Dua angka tidak sama',
    'harus sama persis',
  ],
  [
    'an account in another currency than the bills',
    'virtualAccount',
    changing(['virtualAccount'], (answer) => ({ ...answer, amountDueCurrency: 'USD' })),
    '[CONTRACT]',
    'harus sama persis',
  ],
  [
    'transactions of which one has no time that can be read',
    'transactionHistory',
    changing(['transactionHistory'], ({ transactions, ...rest }) => ({
      ...rest,
      transactions: (transactions as Row[])
        .slice(0, 3)
        .map((row, at) => (at === 0 ? { ...row, transactionTime: 'kemarin' } : row)),
    })),
    'Sebagian transaksi belum bisa dimuat',
    'Ini akhir riwayatmu',
  ],
  [
    'transactions without an amount',
    'transactionHistory',
    changing(['transactionHistory'], ({ transactions, ...rest }) => ({
      ...rest,
      transactions: eachRow(transactions, ({ amount: _, ...row }) => row),
    })),
    'Jumlahnya belum bisa dimuat',
    'Belum ada transaksi',
  ],
  [
    'a receipt without an amount',
    'transactionReceipt',
    changing(['transactionReceipt'], ({ amount: _, ...rest }) => rest),
    'Jumlahnya belum bisa dimuat',
    'Belum ada transaksi',
  ],
  [
    'transactions in a currency that cannot be read',
    'transactionHistory',
    changing(['transactionHistory'], ({ transactions, ...rest }) => ({
      ...rest,
      transactions: eachRow(transactions, (row) => ({ ...row, currency: { code: 'SGD' } })),
    })),
    'Jumlahnya belum bisa dimuat',
    'Rp',
  ],
  [
    'a receipt in a currency that cannot be read',
    'transactionReceipt',
    changing(['transactionReceipt'], (receipt) => ({
      ...receipt,
      currency: 702,
      lines: [{ label: 'Harga', amount: 5 }],
      instalments: [
        { amount: 2, paid: true },
        { amount: 3, paid: false },
      ],
    })),
    'cicilan, 1 sudah dibayarKe-Jatuh tempoJumlah1Sudah dibayarJumlahnya belum bisa dimuat',
    'Harga',
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
    'Pilihan cicilan belum bisa dimuat',
    'Belum bisa jadi cicilan',
  ],
  [
    'purchases that say nothing',
    'restructureTransactions',
    changing(['restructureTransactions'], () => ({ transactions: [{}, 'x'] })),
    'Daftar transaksinya belum bisa dimuat',
    'belanja yang jadi cicilan',
  ],
  [
    'a purchase without an amount',
    'restructureTransactions',
    changing(['restructureTransactions'], () => ({
      transactions: [{ title: 'Toko', amount: 5 }, { title: 'Warung' }],
    })),
    'Sebagian transaksi belum bisa dimuat, jadi daftar ini belum lengkap.',
    'Daftar transaksinya belum bisa dimuat',
  ],
])('%s are not shown as nothing', async (_, name, change, says, not) => {
  const { shown } = await screenOf(name, change);
  expect(shown).toContain(says);
  expect(shown).not.toContain(not);
});
