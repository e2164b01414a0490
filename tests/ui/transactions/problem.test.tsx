import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { purchaseProblems } from '../../../domain/receipts/purchase-problem';
import { historyIn } from '../../../sandbox/lender/history';
import { ledger } from '../../../sandbox/lender/ledger';
import type { LedgerEntry } from '../../../sandbox/lender/records';
import { receiptAddress } from '../../../domain/receipts/address';
import type { ClientConfig } from '../../../domain/config/config';
import { formatRupiah } from '../../../ui/format/rupiah';
import { openApp } from '../../support/app/open-app';

/** A help centre that no link may open. */
const nowhere = {
  gojek: 'mailto:a',
  gopay: 'mailto:a',
  'partner-sdk': 'mailto:a',
  web: 'mailto:a',
};

const open = 'Ada masalah dengan belanja ini?';

const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
const sheet = () => dialogs()[dialogs().length - 1];
const button = (name: string) =>
  [...(sheet()?.querySelectorAll('button') ?? [])].find((it) => it.textContent === name);

/** Opens the receipt of the newest transaction of a kind. */
const openReceipt = async (kind: string, config: Partial<ClientConfig> = {}) => {
  const app = await openApp({ persona: 'active', at: '/transactions', config });
  await waitFor(() => app.one('main [data-row="transaction"] button'));
  let of: LedgerEntry | undefined;
  app.lender((ctx) => {
    of = historyIn(ledger(ctx)).rows.find((it) => it.kind === kind);
  });
  if (!of) throw new Error(`active has no ${kind}`);
  const { id, title, amount } = of;
  act(() => app.navigator.go(receiptAddress({ referenceId: id, type: kind })));
  await waitFor(() => expect(sheet()?.textContent).toContain('Nomor referensi'));
  return { app, id, title, amount };
};

const openProblem = async (config: Partial<ClientConfig> = {}) => {
  const opened = await openReceipt('ORDER', config);
  opened.app.click(open);
  await waitFor(() => expect(dialogs()).toHaveLength(2));
  return opened;
};

const choose = (problem: string) => {
  const radio = sheet()?.querySelector(`input[value="${problem}"]`);
  if (radio) fireEvent.click(radio);
};

test.each(['REPAYMENT', 'REFUND'])(
  'the receipt of a %s offers no problem to report',
  async (kind) => {
    await openReceipt(kind);
    expect(button(open)).toBeUndefined();
  },
);

test('the text has what is wrong, the shop, the time and the reference, and no call is made', async () => {
  const { app, id, title, amount } = await openProblem();
  const calls = app.sent('transactionReceipt').length;
  choose('twice');
  const text = sheet()?.querySelector('pre')?.textContent?.split('\n') ?? [];
  expect(text).toEqual([
    'Tercatat dua kali',
    expect.stringContaining(title),
    expect.stringMatching(/^Waktu: .*\d+ \S+ 20\d\d, \d\d:\d\d WIB/),
    expect.stringContaining(id),
    `Total: ${formatRupiah(amount)}`,
  ]);
  expect(app.sent('transactionReceipt')).toHaveLength(calls);
});

test.each(['Salin teks', 'Simpan atau bagikan'])(
  '“%s” asks for the problem first, and says so',
  async (name) => {
    await openProblem();
    const press = button(name);
    expect(press?.disabled).toBe(false);
    if (press) fireEvent.click(press);
    expect(sheet()?.textContent).toContain('Pilih dulu apa yang salah.');
    expect(document.activeElement).toBe(sheet()?.querySelector('input'));
    choose('twice');
    expect(sheet()?.textContent).not.toContain('Pilih dulu');
  },
);

test('an unknown purchase is urgent, and every problem has its own text', async () => {
  await openProblem();
  const first = () => sheet()?.querySelector('pre')?.textContent?.split('\n')[0];
  const said = purchaseProblems.map((problem) => {
    choose(problem);
    expect(sheet()?.textContent?.includes('Segera hubungi bantuan')).toBe(problem === 'notMine');
    return first();
  });
  expect(new Set(said).size).toBe(purchaseProblems.length);
});

test('the ways to the lender are those of the configuration', async () => {
  await openProblem({ complaints: '157' });
  expect([button('Buka bantuan'), button('Telepon 157')]).not.toContain(undefined);
});

test('without a help centre and a number, the text can still be copied', async () => {
  const { app } = await openProblem({ help: nowhere, complaints: '110' });
  choose('amount');
  expect([button('Buka bantuan'), button('Telepon 157')]).toEqual([undefined, undefined]);
  app.click('Salin teks');
  await waitFor(() => expect(sheet()?.textContent).toMatch(/Teks tersalin|Belum bisa disalin/));
});
