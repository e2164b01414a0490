import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryShell } from '../../../adapters/memory/memory-shell';
import type { BridgeOutcome } from '../../../domain/ports/native-bridge';
import { openApp } from '../../support/app/open-app';
import { account, arrive, bills, processing, title, turn } from '../../support/app/owing';

const other = 'Bayar lewat BCA';

/** Opens the list of bills inside a host whose payment has this outcome, and presses the main action. */
const inside = async (openPayment: BridgeOutcome<void>) => {
  const shell = new MemoryShell({ openPayment });
  const app = await openApp({ persona: 'due-soon', at: bills, shell });
  await app.on(bills);
  expect(app.shown.container.textContent).not.toContain(other);
  await act(async () => void app.press());
  return { ...app, shell };
};

test('after the host opened its payment the page waits, and checks when the user comes back', async () => {
  const app = await inside({ kind: 'ok', value: undefined });
  await app.on(processing);
  await title(app, 'Selesaikan pembayaran di aplikasi');
  await app.says('Uangmu belum sampai kepada kami');
  const asked = app.sent('repayStatus').length;
  await turn(app, 'visible$', false);
  arrive(app, 20_000);
  await turn(app, 'visible$', true);
  await app.on('/home/success');
  expect(app.sent('repayStatus').length).toBeGreaterThan(asked);
  expect(app.sent('virtualAccount')).toEqual([]);
});

test('after the user closed the host’s payment both ways are shown, and a press opens the account', async () => {
  const app = await inside({ kind: 'cancelled' });
  await waitFor(() => expect(app.shown.container.textContent).toContain(other));
  expect(app.navigator.place$.value.path).toBe(bills);
  await app.clickTo(other, account);
  expect([app.shell.payments, app.sent('virtualAccount').length]).toEqual([1, 1]);
});

test.each<BridgeOutcome<void>>([
  { kind: 'unsupported' },
  { kind: 'timeout' },
  { kind: 'failed', code: 'X' },
])('when the host answers $kind the account opens without a message', async (outcome) => {
  const app = await inside(outcome);
  await app.on(account);
  expect(app.shell.payments).toBe(1);
});

test.each([
  [{ kind: 'ok', value: undefined }, processing],
  [{ kind: 'cancelled' }, bills],
  [{ kind: 'unsupported' }, account],
] as const)(
  'the button on home asks the host first: after %j the page is %s',
  async (outcome, to) => {
    const shell = new MemoryShell({ openPayment: outcome });
    const app = await openApp({ persona: 'due-soon', at: '/home', shell });
    await waitFor(() => expect(app.one('[data-action="primary"]').textContent).toContain('Bayar'));
    await act(async () => void app.press());
    await app.on(to);
    await waitFor(() => expect(shell.payments).toBe(1));
    // The page of the account is not in between.
    await act(async () => app.navigator.back());
    await app.on('/home');
  },
);

test('a user who chose the account after all sees its number', async () => {
  const shell = new MemoryShell({ openPayment: { kind: 'ok', value: undefined } });
  const app = await openApp({ persona: 'due-soon', at: account, shell });
  await app.on(processing);
  await app.clickTo(other, account);
  await waitFor(() => expect(app.sent('virtualAccount').length).toBe(1));
  expect(shell.payments).toBe(1);
});
