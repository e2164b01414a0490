import { ContainerModule } from 'inversify';
import { SessionStorage } from '../../../adapters/session/session-storage';
import { SessionHttp } from '../../../adapters/session/session-http';
import { Agreement } from '../../../domain/contracts/agreement';

/** The agreement of the credit line: home says when it waits for a signature, and its page shows it. */
export const agreementModule = new ContainerModule(({ bind }) => {
  bind(Agreement)
    .toResolvedValue((http, storage) => new Agreement(http, storage), [SessionHttp, SessionStorage])
    .inSingletonScope();
});
