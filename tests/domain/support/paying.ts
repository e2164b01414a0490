import { Bills } from '../../../domain/bills/bills';
import { cell } from '../../../domain/kernel/live';
import type { HostShell } from '../../../domain/ports/host-shell';
import type { Http } from '../../../domain/ports/http';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import { HostPayment } from '../../../domain/repayment/host-payment';
import { PaymentMarks } from '../../../domain/repayment/payment-marks';
import { StartPayment } from '../../../domain/repayment/start-payment';
import { TakeVirtualAccount } from '../../../domain/repayment/take-virtual-account';
import { aVisitOf, type Visit } from './a-visit';

/** The payment of a browser: it has none. */
const none = async () => ({ kind: 'unsupported' }) as const;

/** Creates the repayment services of a visit. Two of them over one visit are two tabs, or a reload. */
export const payingIn = (
  { ports, clock, navigator }: Visit,
  http: Http = ports.http,
  openPayment: HostShell['openPayment'] = none,
) => {
  const { storage, scope } = ports;
  const visible$ = cell(true);
  const bills = new Bills(http, clock, storage);
  const marks = new PaymentMarks(storage, clock);
  const payment = new AwaitPayment(http, bills, marks, { clock, visible$, random: () => 0 });
  const host = new HostPayment(() => ({ openPayment }));
  const account = new TakeVirtualAccount(http, storage, bills, payment, marks, host, scope.ended);
  const start = new StartPayment(payment, host, navigator);
  return { bills, payment, marks, account, host, start, visible$ };
};

/** Creates the repayment services for a user of this persona at the simulated lender. */
export const payingAs = async (persona: string, openPayment = none as HostShell['openPayment']) => {
  const visit = await aVisitOf(persona, '/repayment/bill-list');
  const { world, lender, ports } = visit;
  return { visit, world, lender, ...payingIn(visit, ports.http, openPayment) };
};
