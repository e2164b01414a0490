import { ContainerModule } from 'inversify';
import { Agreement } from '../../domain/contracts/agreement';
import { SignContract } from '../../domain/contracts/sign-contract';
import { HostInfo } from '../../domain/ports/host-info';
import { Http } from '../../domain/ports/http';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { SessionScope } from '../../domain/session/session-scope';

/** What the signature of the agreement needs. */
export const contractsModule = new ContainerModule(({ bind }) => {
  bind(SignContract)
    .toResolvedValue(
      (http, bridge, hostInfo, storage, agreement, { ended }) =>
        new SignContract(http, bridge, hostInfo, storage, agreement, ended),
      [Http, NativeBridge, HostInfo, Storage, Agreement, SessionScope],
    )
    .inSingletonScope();
});
