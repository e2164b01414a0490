import { ContainerModule } from 'inversify';
import { SessionHttp } from '../../../adapters/session/session-http';
import { SessionStorage } from '../../../adapters/session/session-storage';
import { Bills } from '../../../domain/bills/bills';
import { Clock } from '../../../domain/ports/clock';

/** The bills, which home shows too. */
export const billsModule = new ContainerModule(({ bind }) => {
  bind(Bills)
    .toResolvedValue(
      (http, clock, storage) => new Bills(http, clock, storage),
      [SessionHttp, Clock, SessionStorage],
    )
    .inSingletonScope();
});
