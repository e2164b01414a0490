import { ContainerModule } from 'inversify';
import { Bills } from '../../domain/bills/bills';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Storage } from '../../domain/ports/storage';
import { Repayment } from '../../domain/repayment/repayment';
import { Session } from '../../domain/session/session';

/** What bills and paying them back need; loaded with their first page. */
export const repaymentModule = new ContainerModule(({ bind }) => {
  bind(Bills)
    .toResolvedValue(
      (http, clock, session) => new Bills(http, clock, session),
      [Http, Clock, Session],
    )
    .inSingletonScope();
  bind(Repayment)
    .toResolvedValue(
      (http, bills, storage, session) => new Repayment(http, bills, storage, session),
      [Http, Bills, Storage, Session],
    )
    .inSingletonScope();
});
