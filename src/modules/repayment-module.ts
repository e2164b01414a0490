import { ContainerModule } from 'inversify';
import { Bills } from '../../domain/bills/bills';
import { Clock } from '../../domain/ports/clock';
import { HostShell } from '../../domain/ports/host-shell';
import { Http } from '../../domain/ports/http';
import { Storage } from '../../domain/ports/storage';
import { Repayment } from '../../domain/repayment/repayment';
import { Session } from '../../domain/session/session';

const unsupported = { kind: 'unsupported' } as const;

/** What bills and paying them back need; loaded with their first page. */
export const repaymentModule = new ContainerModule(({ bind }) => {
  bind(Bills)
    .toResolvedValue(
      (http, clock, storage) => new Bills(http, clock, storage),
      [Http, Clock, Storage],
    )
    .inSingletonScope();
  bind(Repayment)
    .toDynamicValue((context) => {
      // Asked for when it is needed: a host may turn up late, and a plain browser has none.
      const openPayment = async () =>
        (await context.get(HostShell, { optional: true })?.openPayment()) ?? unsupported;
      const [http, bills] = [context.get(Http), context.get(Bills)];
      return new Repayment(http, bills, context.get(Storage), context.get(Session), openPayment);
    })
    .inSingletonScope();
});
