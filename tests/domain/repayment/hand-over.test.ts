import { expect, test } from 'vitest';
import { order, pay } from '../../../adapters/memory/lender/ledger-actions';
import { contextOf, userById } from '../../../adapters/memory/lender/people';
import { MemoryShell } from '../../../adapters/memory/memory-shell';
import { Bills } from '../../../domain/bills/bills';
import type { BridgeOutcome } from '../../../domain/ports/native-bridge';
import { type HostPayment, Repayment } from '../../../domain/repayment/repayment';
import type { RepaymentStatus } from '../../../domain/repayment/repayment-status';
import { aVisitOf } from '../support/a-visit';

const owing = async (openPayment: BridgeOutcome<void> = { kind: 'ok', value: undefined }) => {
  const { http, clock, session, storage, world, me } = await aVisitOf('due-soon');
  const user = userById(world, me.userId);
  if (!user) throw new Error('nobody');
  const shell = new MemoryShell({ openPayment });
  const bills = new Bills(http, clock, storage);
  const open = () => shell.openPayment();
  const repayment = new Repayment(http, bills, storage, session, open);
  const begin = async (): Promise<HostPayment> => {
    const status = await repayment.check();
    if (!status.ok) throw new Error('not read');
    return repayment.handOver(status.value);
  };
  return { shell, session, repayment, begin, lender: () => contextOf(world, user) };
};

const outcomes: readonly (readonly [BridgeOutcome<void>, HostPayment])[] = [
  [{ kind: 'ok', value: undefined }, 'opened'],
  [{ kind: 'cancelled' }, 'offered'],
  [{ kind: 'unsupported' }, 'unknown'],
  [{ kind: 'upgrade', minVersion: '5.0' }, 'unknown'],
  [{ kind: 'denied' }, 'unknown'],
  [{ kind: 'timeout' }, 'unknown'],
  [{ kind: 'malformed' }, 'unknown'],
  [{ kind: 'failed', code: 'X' }, 'unknown'],
];

test.each(outcomes)('a host that answers %j leaves its payment %s', async (outcome, left) => {
  const { repayment, begin } = await owing(outcome);
  expect(await begin()).toBe(left);
  expect(repayment.hostPayment$.value).toBe(left);
  expect(repayment.arrival$.value).toBeUndefined();
});

test('only what comes in after it was handed over is told, also when nobody looked in between', async () => {
  const { repayment, begin, lender } = await owing();
  pay(lender(), 10_000);
  await begin();
  expect(await repayment.look()).toEqual({ ok: true, value: false });
  expect(repayment.arrival$.value).toBeUndefined();
  pay(lender(), 20_000);
  expect(await repayment.look()).toEqual({ ok: true, value: true });
  expect(repayment.arrival$.value).toMatchObject({ amount: 20_000 });
});

test.each<RepaymentStatus>([{ kind: 'inProgress' }, { kind: 'refused', code: 'X' }])(
  'nothing is handed over while paying cannot begin ($kind)',
  async (status) => {
    const { shell, repayment } = await owing();
    expect(await repayment.handOver(status)).toBe('unknown');
    expect(shell.payments).toBe(0);
  },
);

test('who takes the account instead is not waited for at the host, and who leaves is forgotten', async () => {
  const { session, repayment, begin, lender } = await owing();
  order(lender(), { amount: 75_000, merchant: 'Pasar Rumah' });
  await begin();
  await repayment.requestVirtualAccount();
  expect(repayment.hostPayment$.value).toBe('offered');
  session.end('person');
  expect(repayment.hostPayment$.value).toBe('unknown');
});
