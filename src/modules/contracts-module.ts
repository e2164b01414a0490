import { ContainerModule } from 'inversify';
import { Agreement } from '../../domain/contracts/agreement';
import { Contract } from '../../domain/contracts/contract';
import { HostInfo } from '../../domain/ports/host-info';
import { Http } from '../../domain/ports/http';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { Session } from '../../domain/session/session';

/** What the signature of the agreement needs. */
export const contractsModule = new ContainerModule(({ bind }) => {
  bind(Contract)
    .toResolvedValue(
      (http, bridge, hostInfo, storage, agreement, session) =>
        new Contract(http, bridge, hostInfo, storage, agreement, session),
      [Http, NativeBridge, HostInfo, Storage, Agreement, Session],
    )
    .inSingletonScope();
});
