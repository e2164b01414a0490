import { ContainerModule } from 'inversify';
import { Agreement } from '../../domain/contracts/agreement';
import { Contract } from '../../domain/contracts/contract';
import { HostFacts } from '../../domain/ports/host-facts';
import { Http } from '../../domain/ports/http';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { Session } from '../../domain/session/session';

/** What the signature of the agreement needs. */
export const contractsModule = new ContainerModule(({ bind }) => {
  bind(Contract)
    .toResolvedValue(
      (http, bridge, facts, storage, agreement, session) =>
        new Contract(http, bridge, facts, storage, agreement, session),
      [Http, NativeBridge, HostFacts, Storage, Agreement, Session],
    )
    .inSingletonScope();
});
