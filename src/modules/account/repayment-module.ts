import { ContainerModule } from 'inversify';
import { SessionStorage } from '../../../adapters/session/session-storage';
import { SessionHttp } from '../../../adapters/session/session-http';
import { Bills } from '../../../domain/bills/bills';
import { Clock } from '../../../domain/ports/clock';
import { HostInfo } from '../../../domain/ports/host-info';
import { HostShell } from '../../../domain/ports/host-shell';
import { Navigator } from '../../../domain/ports/navigator';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import { StartPayment } from '../../../domain/repayment/start-payment';
import { TakeVirtualAccount } from '../../../domain/repayment/take-virtual-account';
import { SessionScope } from '../../../domain/session/session-scope';

const unsupported = { kind: 'unsupported' } as const;

/** What paying bills back needs, beside the bills; loaded with their first page. */
export const repaymentModule = new ContainerModule(({ bind }) => {
  bind(AwaitPayment)
    .toResolvedValue(
      (http, bills, clock, { visible$ }) => new AwaitPayment(http, bills, { clock, visible$ }),
      [SessionHttp, Bills, Clock, HostInfo],
    )
    .inSingletonScope();
  bind(TakeVirtualAccount)
    .toResolvedValue(
      (http, storage, bills, payment, { ended }) =>
        new TakeVirtualAccount(http, storage, bills, payment, ended),
      [SessionHttp, SessionStorage, Bills, AwaitPayment, SessionScope],
    )
    .inSingletonScope();
  bind(StartPayment)
    .toDynamicValue((context) => {
      // Asked for when it is needed: a host may turn up late, and a plain browser has none.
      const openPayment = async () =>
        (await context.get(HostShell, { optional: true })?.openPayment()) ?? unsupported;
      const [payment, accounts] = [context.get(AwaitPayment), context.get(TakeVirtualAccount)];
      return new StartPayment(payment, accounts, context.get(Navigator), openPayment);
    })
    .inSingletonScope();
});
