import { expect, test } from 'vitest';
import { order, pay } from '../../../sandbox/lender/ledger-actions';
import { addFault } from '../../../sandbox/lender/faults';
import { MemoryShell } from '../../../adapters/memory/memory-shell';
import type { BridgeOutcome } from '../../../domain/ports/native-bridge';
import { repayStatus } from '../../../domain/repayment/calls';
import type { HostPaymentState } from '../../../domain/repayment/host-payment';
import type { WayToStart } from '../../../domain/repayment/start-payment';
import { Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';
import { payingAs, payingIn } from '../support/paying';

const status = '/v1/repay/status';
const bills = '/repayment/bill-list';
const opened: BridgeOutcome<void> = { kind: 'ok', value: undefined };

const inHost = async (openPayment: BridgeOutcome<void> = opened) => {
  const shell = new MemoryShell({ openPayment });
  const it = await payingAs('due-soon', () => shell.openPayment());
  const { navigator } = it.visit;
  const press = async (way: WayToStart = 'first') => {
    void it.start.start(navigator.place$.value.left, way);
    await settled();
  };
  return { ...it, shell, press, at: () => navigator.place$.value.path };
};

const outcomes: readonly (readonly [BridgeOutcome<void>, HostPaymentState, string])[] = [
  [opened, 'opened', '/repayment/processing'],
  [{ kind: 'cancelled' }, 'offered', bills],
  [{ kind: 'unsupported' }, 'unknown', '/repayment/bca-va'],
  [{ kind: 'upgrade', minVersion: '5.0' }, 'unknown', '/repayment/bca-va'],
  [{ kind: 'denied' }, 'unknown', '/repayment/bca-va'],
  [{ kind: 'timeout' }, 'unknown', '/repayment/bca-va'],
  [{ kind: 'malformed' }, 'unknown', '/repayment/bca-va'],
  [{ kind: 'failed', code: 'X' }, 'unknown', '/repayment/bca-va'],
];

test.each(outcomes)('for %j the host payment is %s, and %s opens', async (...row) => {
  const [outcome, host, to] = row;
  const { start, payment, press, at, host: asked } = await inHost(outcome);
  await press();
  expect([asked.state$.value, at()]).toEqual([host, to]);
  // The button stays busy until its page is gone.
  expect(start.state$.value.kind).toBe(to === bills ? 'idle' : 'starting');
  start.reset();
  expect(start.state$.value).toEqual({ kind: 'idle' });
  expect(payment.arrival$.value).toBeUndefined();
});

test('a poll and a return to the page at the same time make one call', async () => {
  const { payment, visit } = await payingAs('due-soon');
  await Promise.all([payment.look(), payment.look()]);
  expect(visit.count('repayStatus')).toBe(1);
  await payment.look();
  expect(visit.count('repayStatus')).toBe(2);
});

test('only money that arrives after the hand-over is an arrival', async () => {
  const { payment, lender, press } = await inHost();
  pay(lender(), 10_000);
  await press();
  expect(await payment.look()).toEqual({ ok: true, value: false });
  expect(payment.arrival$.value).toBeUndefined();
  pay(lender(), 20_000);
  expect(await payment.look()).toEqual({ ok: true, value: true });
  expect(payment.arrival$.value).toMatchObject({ amount: 20_000 });
});

test.each([
  ['REPAYMENT_ALREADY_IN_PROGRESS', '/repayment/processing', 'starting'],
  ['REPAYMENT_STATUS_NOT_ELIGIBLE', bills, 'refused'],
  ['CLIENT_UNPROCESSABLE_ENTITY', bills, 'refused'],
  ['OTHER', bills, 'failed'],
])('after the refusal %s the host is not asked, and %s opens', async (code, to, kind) => {
  const { world, shell, start, press, at } = await inHost();
  addFault(world, { path: status, status: 422, code, times: 1 });
  await press();
  expect([shell.payments, at(), start.state$.value.kind]).toEqual([0, to, kind]);
});

test('a failed start is retried in the same way, and a refusal can be reset', async () => {
  const { visit, world, shell, start, press, at } = await inHost();
  addFault(world, { path: status, drop: true, times: 1 });
  await press('account');
  expect(start.state$.value).toMatchObject({ kind: 'failed', way: 'account' });
  start.retry(visit.navigator.place$.value.left);
  await settled();
  expect([shell.payments, at()]).toEqual([0, '/repayment/bca-va']);
  start.reset();
  addFault(world, { path: status, status: 422, code: 'CLIENT_UNPROCESSABLE_ENTITY', times: 1 });
  await press();
  expect(start.state$.value).toMatchObject({ kind: 'refused' });
  start.reset();
  expect(start.state$.value).toEqual({ kind: 'idle' });
});

test('ten presses start it once', async () => {
  const { visit, shell, start } = await inHost();
  for (let press = 0; press < 10; press += 1) void start.start(visit.navigator.place$.value.left);
  await settled();
  expect([visit.count('repayStatus'), shell.payments]).toEqual([1, 1]);
});

test('an answer after the user left the page neither navigates nor blocks another start', async () => {
  const [visit, http] = [new Visit('/repayment/bill-list'), new HeldHttp()];
  const { start } = payingIn(visit, http);
  const press = () => void start.start(visit.navigator.place$.value.left);
  press();
  visit.navigator.go('/home');
  start.reset();
  visit.navigator.go(bills);
  press();
  expect(http.waiting.map(({ row }) => row)).toEqual([repayStatus, repayStatus]);
  await http.answer({ status: 'PROCESSING' });
  expect([visit.navigator.place$.value.path, start.state$.value.kind]).toEqual([bills, 'starting']);
  await http.answer({});
  expect(visit.navigator.place$.value.path).toBe('/repayment/bca-va');
});

test('requesting the account ends the wait for the host', async () => {
  const { host, account, lender, press } = await inHost();
  order(lender(), { amount: 75_000, merchant: 'Pasar Rumah' });
  await press();
  expect(host.state$.value).toBe('opened');
  await account.take();
  expect(host.state$.value).toBe('offered');
});

test.each<readonly [BridgeOutcome<void>, isChosen: boolean, asked: number, string]>([
  [opened, false, 1, 'hostOpened'],
  [{ kind: 'cancelled' }, false, 1, 'hostClosed'],
  [{ kind: 'unsupported' }, false, 1, 'taken'],
  [{ kind: 'timeout' }, false, 1, 'taken'],
  [opened, true, 0, 'taken'],
])(
  'the page of the account, for %j and a chosen account %s, asks the host %d times: %s',
  async (...row) => {
    const [outcome, isChosen, asked, kind] = row;
    const { account, shell } = await inHost(outcome);
    await account.open(isChosen);
    expect([shell.payments, account.request$.value.kind]).toEqual([asked, kind]);
    // The next visit of the page starts again, unless it has an account to show.
    account.leave();
    expect(account.request$.value.kind).toBe(kind === 'taken' ? 'taken' : 'idle');
  },
);

test('the host is not asked while nothing is due or a payment is in progress', async () => {
  const { account, shell, lender } = await inHost();
  pay(lender(), 10_000, 'PROCESSING');
  await account.open(false);
  expect([shell.payments, account.request$.value.kind]).toEqual([0, 'inProgress']);
  pay(lender(), 750_000);
  await account.open(false);
  expect([shell.payments, account.request$.value.kind]).toEqual([0, 'nothingDue']);
});
