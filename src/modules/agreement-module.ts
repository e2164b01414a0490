import { ContainerModule } from 'inversify';
import { Agreement } from '../../domain/contracts/agreement';
import { Http } from '../../domain/ports/http';
import { Storage } from '../../domain/ports/storage';

/** The agreement of the credit line: home says when it waits for a signature, and its page shows it. */
export const agreementModule = new ContainerModule(({ bind }) => {
  bind(Agreement)
    .toResolvedValue((http, storage) => new Agreement(http, storage), [Http, Storage])
    .inSingletonScope();
});
