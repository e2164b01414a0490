import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '../../../domain/kernel/locale';
import { changedHttp } from '../../faults/answers/wire';
import { openApp } from '../../support/app/open-app';

type Row = Readonly<Record<string, unknown>>;

/** Opens a page for a user whose home names no bill, and whose bills are these. */
const openWith = async (at: string, bills: (type: 'current' | 'upcoming') => Row) => {
  const http = changedHttp((name, answer) => {
    if (name === 'homepage') return { ...(answer as Row), modules: [] };
    if (name !== 'billList') return answer;
    const { currentDues } = answer as Row;
    return bills(Array.isArray(currentDues) && currentDues.length > 0 ? 'current' : 'upcoming');
  });
  const app = await openApp({ persona: 'overdue-late-fee', at, http });
  await app.on(at.split('?')[0] ?? at);
  return app;
};

/** A late bill of a server with other names for its amount and its due date. */
const lateBill = { status: 'OVERDUE_WITH_LATE_FEE', lateFee: 25_000, totalAmount: 497_500 };
const modest = { totalDue: 1_127_500, currentDues: [lateBill] };
const dueSoon = { status: 'DUE_SOON', totalAmount: 327_500 };
const mixed = { totalDue: 825_000, currentDues: [lateBill, dueSoon] };

test.each<[what: string, bills: Row, says: readonly string[], not: readonly string[]]>([
  [
    'a bill without a readable amount and date, beside its total',
    modest,
    ['Rp1.127.500', 'ewat jatuh tempo', 'Denda Rp25.000', 'Belum bisa bayar?'],
    ['Termasuk denda', 'Terlambat 0'],
  ],
  [
    'a bill without a readable amount, and no total',
    { currentDues: [lateBill] },
    ['ewat jatuh tempo', 'Denda Rp25.000'],
    ['Rp0', 'apakah ada yang harus dibayar', 'Bayar Rp'],
  ],
  [
    'a bill whose late fee cannot be read',
    { totalDue: 1_127_500, currentDues: [{ ...lateBill, amount: 1_102_500, lateFee: 'x' }] },
    ['Rp1.127.500', 'ewat jatuh tempo', 'Kena denda. Jumlahnya belum bisa dimuat.'],
    ['Rp1.102.500'],
  ],
  [
    'a late bill beside one that cannot be read',
    { currentDues: [{ amount: 5_000, status: 'OVERDUE' }, {}] },
    ['ewat jatuh tempo'],
    ['enda Rp'],
  ],
  [
    'a late bill that does not add up to the total',
    { totalDue: 9_000, currentDues: [{ amount: 5_000, status: 'OVERDUE' }] },
    ['Rp9.000', 'ewat jatuh tempo'],
    ['enda Rp'],
  ],
])('%s: home and the bills say what could be read', async (_, bills, says, not) => {
  for (const at of ['/home', '/repayment/bill-list']) {
    const app = await openWith(at, () => bills);
    await app.says('ewat jatuh tempo');
    for (const words of says.filter((it) => at === '/home' || it !== 'Belum bisa bayar?'))
      await app.says(words);
    for (const words of not) expect(app.text()).not.toContain(words);
    expect(document.querySelector('.card--late')).toBe(null);
    app.shown.unmount();
  }
});

test.each<[Language, string, string, string]>([
  [
    'id',
    'Ada tagihan yang lewat jatuh tempo',
    'Ada tagihan yang terlambat 5 hari',
    'jatuh tempo 10 Januari',
  ],
  ['en', 'At least one bill is overdue', 'A bill is 5 days overdue', 'was due 10 January'],
])(
  'in %s no total is called overdue while it is not known how much of it is',
  async (language, undated, dated, day) => {
    const dueTime = '2026-01-10T23:59:59+07:00';
    for (const at of ['/home', '/repayment/bill-list', '/repayment/bca-va'])
      for (const [bills, says] of [
        [mixed, undated],
        [
          { ...mixed, currentDues: [{ ...lateBill, dueTime }, dueSoon] },
          at === '/home' ? `${undated}, ${day}` : dated,
        ],
      ] as const) {
        const app = await openWith(
          at === '/repayment/bca-va' ? '/repayment/bill-list' : at,
          () => bills,
        );
        await app.speak(language);
        await app.says(says);
        if (at === '/repayment/bca-va') {
          await app.pressTo(at);
          await app.says(says);
        }
        expect(app.text()).not.toMatch(/(?<!yang )lewat jatuh tempo|Overdue|Terlambat/);
        expect(document.querySelector('.card--late')).toBe(null);
        app.shown.unmount();
      }
  },
);

test('a total that home calls overdue is not, when the bills do not say how much of it is', async () => {
  const http = changedHttp((name, answer) => (name === 'billList' ? mixed : answer));
  const app = await openApp({ persona: 'overdue-late-fee', at: '/home', http });
  await app.on('/home');
  const { amount } = app.one('[data-figure="owed"]').dataset;
  expect(amount).toBe('825000');
  await app.says('Ada tagihan yang lewat jatuh tempo, jatuh tempo');
  expect(document.querySelector('.card--late')).toBe(null);
});

test('the due date of a late bill is shown although its amount is unread', async () => {
  const dueTime = '2025-01-10T23:59:59+07:00';
  const bills = { ...modest, currentDues: [{ ...lateBill, dueTime }] };
  for (const at of ['/home', '/repayment/bill-list']) {
    const app = await openWith(at, () => bills);
    await app.says('10 Januari 2025');
    expect(app.text()).toMatch(/Ada tagihan yang (terlambat \d+ hari|lewat jatuh tempo, )/);
    app.shown.unmount();
  }
});

test.each<[Language, readonly string[]]>([
  ['id', ['ewat jatuh tempo', 'Denda Rp25.000']],
  ['en', ['At least one bill is overdue', 'Late fee Rp25.000']],
])('in %s the late fee has its own line', async (language, says) => {
  for (const at of ['/home', '/repayment/bill-list']) {
    const app = await openWith(at, () => modest);
    await app.speak(language);
    for (const words of says) await app.says(words);
    app.shown.unmount();
  }
});

test('home that names the amount alone takes lateness from the bills', async () => {
  const http = changedHttp((name, answer) =>
    name === 'homepage'
      ? { ...(answer as Row), modules: [{ type: 'NEXT_BILL', amount: 1_127_500 }] }
      : name === 'billList'
        ? modest
        : answer,
  );
  const app = await openApp({ persona: 'overdue-late-fee', at: '/home', http });
  await app.on('/home');
  await app.says('ewat jatuh tempo');
  await app.says('Rp1.127.500');
});

const coming = () =>
  [...document.querySelectorAll('main .card')].find((it) => it.textContent?.includes('Mendatang'));

test.each<[what: string, upcoming: Row, says: string, button: string | undefined]>([
  ['nothing readable', { other: 5 }, 'Tagihan berikutnya belum bisa dimuat.', 'Coba lagi'],
  [
    'a total without rows',
    { upcomingTotalDue: 566_500 },
    'Totalnya Rp566.500 rupiah. Tanggalnya belum bisa dimuat.',
    'Coba lagi',
  ],
  [
    'bills without a date',
    { upcomingDues: [{ amount: 5_000 }, { amount: 6_000 }] },
    'Totalnya Rp11.000 rupiah. Tanggalnya belum bisa dimuat.',
    'Coba lagi',
  ],
  [
    'one bill of two',
    { upcomingDues: [{ amount: 5_000, dueTime: '2030-01-10' }, { amount: 6_000 }] },
    'Ada tagihan lain yang tanggalnya belum bisa dimuat.',
    'Coba lagi',
  ],
  [
    'one bill of two, and one that cannot be read',
    { upcomingDues: [{ amount: 5_000, dueTime: '2030-01-10' }, { title: 'x' }] },
    'Ada tagihan lain yang tanggalnya belum bisa dimuat.',
    'Coba lagi',
  ],
])('%s of the upcoming bills: home offers only what is true', async (_, upcoming, says, button) => {
  let asked = 0;
  const app = await openWith('/home', (type) => {
    if (type === 'upcoming') asked += 1;
    return type === 'current' ? modest : upcoming;
  });
  await waitFor(() => expect(coming()?.textContent).toContain(says));
  expect(coming()?.textContent).not.toContain('Buka Tagihan');
  const again = [...(coming()?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === button,
  );
  const before = asked;
  again?.click();
  await waitFor(() => expect(asked).toBe(before + 1));
  expect(app.text()).toContain('Mendatang');
});
