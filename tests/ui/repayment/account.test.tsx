import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MemoryHttp } from '../../../adapters/memory/memory-http';
import { creditLimitOf } from '../../../sandbox/lender/limit';
import { servedBy } from '../../support/lender';
import { openApp } from '../../support/app/open-app';
import { formatRupiah } from '../../../ui/format/rupiah';
import { minute, second } from '../../../domain/kernel/instant';
import {
  account,
  amounts,
  arrive,
  bills,
  open,
  processing,
  success,
  title,
  turn,
} from '../../support/app/owing';
import { openFailing } from '../../support/app/open-at';

const path = '/v1/virtual-account';

/** Opens the account of a user who owes `total`, and lets this amount arrive. */
const openPaid = async (amount: number) => {
  const app = await open('due-soon', account);
  const [total = 0] = amounts();
  arrive(app, amount);
  await app.advance(2 * second);
  await app.on(success);
  return { app, total };
};

test('the amount comes first, then the number in groups of four, and the notes', async () => {
  const app = await open('due-soon', bills);
  const [total] = amounts();
  await app.pressTo(account);
  expect(amounts()[0]).toBe(total);
  expect(app.text()).toMatch(/Jatuh tempo \d+ \w+ \d{4}/);
  expect(app.one('output').textContent).toMatch(/^\d{4}( \d{4})* \d{1,4}$/);
  for (const words of [
    'sisanya tetap harus dibayar',
    'rekening BCA',
    'hanya ke nomor ini',
    'PIN dan OTP',
  ])
    await app.says(words);
});

test.each([
  ['overdue-late-fee', true],
  ['overdue', false],
])('%s: the late fee in the amount is named: %s', async (persona, isNamed) => {
  const app = await open(persona, bills);
  await app.pressTo(account);
  await app.says('Terlambat');
  expect(app.text().includes('Termasuk denda Rp25.000')).toBe(isNamed);
});

test('the button for a paid amount is quiet until something was copied', async () => {
  const app = await open('due-soon', account);
  const paid = () => app.one('[data-action="primary"]');
  expect([paid().textContent, paid().className]).toEqual([
    'Saya sudah bayar',
    expect.stringContaining('button--secondary'),
  ]);
  app.click('Salin nomor');
  await waitFor(() => expect(paid().className).toContain('button--primary'));
});

test('a copy that failed leaves the button quiet, and a return from the bank does not', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  onTestFinished(() => void vi.unstubAllGlobals());
  const app = await open('due-soon', account);
  const paid = () => app.one('[data-action="primary"]').className;
  app.click('Salin jumlah');
  await waitFor(() => expect(document.body.textContent).toContain('Belum bisa disalin'));
  expect(paid()).toContain('button--secondary');
  await turn(app, 'visible$', false);
  await turn(app, 'visible$', true);
  await waitFor(() => expect(paid()).toContain('button--primary'));
});

/** A help centre that no link may open. */
const nowhere = {
  gojek: 'mailto:a',
  gopay: 'mailto:a',
  'partner-sdk': 'mailto:a',
  web: 'mailto:a',
};

test.each([
  ['both', {}, ['Laporkan penipuan', 'Telepon 157']],
  ['a number', { help: nowhere }, ['Telepon 157']],
  ['a help centre', { complaints: '110' }, ['Laporkan penipuan']],
  ['neither', { help: nowhere, complaints: '110' }, []],
] as const)(
  'with %s that may be opened, the page says where to report a scam',
  async (_, config, ways) => {
    const app = await openApp({ persona: 'due-soon', at: account, config });
    await app.on(account);
    await app.says('hanya ke nomor ini');
    const rows = [...document.querySelectorAll('main .rows button')].map((it) => it.textContent);
    expect(rows.map((it) => ways.find((way) => it?.startsWith(way)))).toEqual(ways);
  },
);

test.each(['/repayment/bca-va', '/bill-restructure'])(
  '%s has its own shape without a picture until it can be shown',
  async (at) => {
    const app = await openApp({
      persona: 'restructure',
      at,
      http: ({ world, clock, token }) => {
        const lender = servedBy(world, clock);
        const hangs = (name: string) => /irtualAccount|ligib/.test(name);
        return new MemoryHttp(
          (call, signal) => (hangs(call.name) ? new Promise(() => {}) : lender(call, signal)),
          token,
        );
      },
    });
    await waitFor(() =>
      expect(document.querySelector(`main[data-route="${at}"] .skeleton__row`)).not.toBe(null),
    );
    expect(app.one('main').querySelector('.art')).toBe(null);
  },
);

test('money that arrives while the page waits opens the next page, with the remaining amount', async () => {
  const { app, total } = await openPaid(100_000);
  expect(amounts()).toEqual([100_000, total - 100_000]);
  await app.pressTo(bills);
  expect(amounts()[0]).toBe(total - 100_000);
});

test('a full payment leaves nothing due, and the button goes home', async () => {
  const app = await open('due-soon', account);
  const [total = 0] = amounts();
  arrive(app, total);
  await app.advance(2 * second);
  await app.on(success);
  await title(app, 'Tagihanmu lunas');
  await app.says('Tidak ada lagi yang harus dibayar');
  expect(amounts()).toEqual([total]);
  // The limit comes from home.
  let available = 0;
  app.lender((ctx) => {
    available = creditLimitOf(ctx).available;
  });
  await app.says(`Sisa limit${formatRupiah(available)}`);
  await app.clickTo('Lihat struk', '/transactions');
  await waitFor(() => expect(app.navigator.place$.value.query).toContain('receipt='));
  await waitFor(() =>
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
      `${formatRupiah(total)} rupiahDibayar lewat`,
    ),
  );
  await app.goTo(success);
  await title(app, 'Tagihanmu lunas');
  await app.pressTo('/home');
});

test('returning from the bank app checks for the money at once', async () => {
  const app = await open('due-soon', account);
  await turn(app, 'visible$', false);
  arrive(app, 10_000);
  await turn(app, 'visible$', true);
  await app.on(success);
});

test('after five minutes the page stops checking and shows a message', async () => {
  const app = await open('due-soon', account);
  await app.advance(6 * minute);
  await app.says('berhenti mengecek sendiri');
  await app.pressTo(processing);
});

test.each([['REPAYMENT_STATUS_NOT_ELIGIBLE'], ['CLIENT_UNPROCESSABLE_ENTITY']])(
  '%s when the page opens: it shows no account, and the code',
  async (code) => {
    const app = await openFailing('due-soon', account, '/v1/repay/status', { status: 422, code });
    await title(app, 'Pembayaran belum bisa dilakukan');
    await app.says(`Kode untuk bantuan: ${code}`);
    expect(app.sent('virtualAccount')).toEqual([]);
  },
);

test.each(['/v1/repay/status', path])('a payment under way (%s) opens its own page', async (at) => {
  const app = await openFailing('due-soon', account, at, {
    status: 409,
    code: 'REPAYMENT_ALREADY_IN_PROGRESS',
  });
  await app.on(processing);
});

test('while nothing is due the page shows neither a number nor a dialog', async () => {
  const app = await open('approved', account);
  await title(app, 'Tidak ada yang harus dibayar');
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
  expect(app.sent('virtualAccount')).toEqual([]);
});

test('that the connection is lost is said beside the number, above the rules', async () => {
  const app = await open('due-soon', account);
  await waitFor(() => expect(app.one('output')).toBeTruthy());
  await turn(app, 'online$', false);
  await app.says('Pembayaran dari BCA tetap tercatat.');
  const [note, rules] = ['tetap tercatat', 'Sebelum membayar'].map((it) => app.text().indexOf(it));
  expect(note).toBeLessThan(rules ?? 0);
});

test.each([
  [{ status: 500, code: 'DOWN' }, 'DOWN'],
  [{ body: '{"data":{"account_number":"12"}}' }, 'CONTRACT'],
])('an account that cannot be shown (%j) has a retry and no dialog', async (fault, code) => {
  const app = await openFailing('due-soon', account, path, { ...fault });
  await title(app, 'Nomor pembayaran belum bisa dimuat');
  await app.says(`Kode untuk bantuan: ${code}`);
  expect(document.querySelector('[role="alertdialog"]')).toBe(null);
  expect(document.querySelector('output')).toBe(null);
  app.press();
  await waitFor(() => app.one('output'));
});

test.each([true, false])(
  'after a lost answer (carried out: %s) the page shows that it is unsure, and only a press tries again',
  async (carriedOut) => {
    const app = await openFailing('due-soon', account, path, { drop: true, carriedOut });
    await title(app, 'Nomor pembayaran belum pasti');
    await app.goTo(bills);
    app.navigator.go(account);
    await title(app, 'Nomor pembayaran belum pasti');
    expect(app.sent('virtualAccount').length).toBe(1);
    app.press();
    await waitFor(() => app.one('output'));
    expect(app.sent('virtualAccount').length).toBe(2);
  },
);

test('every way to pay shows its steps and the number', async () => {
  const app = await open('due-soon', `${account}/how-to-repay`);
  const number = app.one('output').textContent ?? '';
  for (const [way, step] of [
    ['ATM', 'Pilih Transaksi Lainnya'],
    ['m-BCA', 'Pilih m-Transfer'],
    ['KlikBCA', 'Masukkan respons KeyBCA'],
  ] as const) {
    app.click(way);
    await app.says(step);
    expect(app.one('main ol').textContent).toContain(number);
    expect(document.querySelectorAll('main ol li').length).toBeGreaterThan(6);
  }
  arrive(app, 10_000);
  await app.advance(2 * second);
  await app.on(success);
});

test('the page of success redirects to the bills when no money arrived', async () => {
  await open('approved', success, bills);
});

test('after a part payment the rest is paid in the same way, and the earlier payment does not open the next page', async () => {
  const { app, total } = await openPaid(100_000);
  await app.pressTo(bills);
  await app.pressTo(account);
  expect(amounts()[0]).toBe(total - 100_000);
  arrive(app, 50_000);
  await app.advance(10 * second);
  await app.on(success);
  expect(amounts()).toEqual([50_000, total - 150_000]);
});

test('after an earlier payment arrived, the next one is still shown as in progress', async () => {
  const { app } = await openPaid(100_000);
  await app.pressTo(bills);
  arrive(app, 70_000, 'PROCESSING');
  await app.pressTo(processing);
  await title(app, 'Pembayaranmu sedang diproses');
  await app.advance(minute);
  await title(app, 'Pembayaranmu sedang diproses');
});
