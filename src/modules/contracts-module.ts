import { ContainerModule } from 'inversify';
import { Agreement } from '../../domain/contracts/agreement';
import { Contract } from '../../domain/contracts/contract';
import { HostFacts } from '../../domain/ports/host-facts';
import { Http } from '../../domain/ports/http';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { Session } from '../../domain/session/session';

/** What the agreement of the credit line needs, to be read and to be signed. */
export const contractsModule = new ContainerModule(({ bind }) => {
  bind(Agreement)
    .toResolvedValue(
      (http, storage, session) => new Agreement(http, storage, session),
      [Http, Storage, Session],
    )
    .inSingletonScope();
  bind(Contract)
    .toResolvedValue(
      (http, bridge, facts, storage, agreement, session) =>
        new Contract(http, bridge, facts, storage, agreement, session),
      [Http, NativeBridge, HostFacts, Storage, Agreement, Session],
    )
    .inSingletonScope();
});
