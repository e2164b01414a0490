import { ContainerModule } from 'inversify';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionHttp } from '../../adapters/session/session-http';
import { Agreement } from '../../domain/contracts/agreement';
import { SignContract } from '../../domain/contracts/sign-contract';
import { HostInfo } from '../../domain/ports/host-info';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { SessionScope } from '../../domain/session/session-scope';

/** What the signature of the agreement needs. */
export const contractsModule = new ContainerModule(({ bind }) => {
  bind(SignContract)
    .toResolvedValue(
      (http, bridge, hostInfo, storage, agreement, { ended }) =>
        new SignContract(http, bridge, hostInfo, storage, agreement, ended),
      [SessionHttp, NativeBridge, HostInfo, SessionStorage, Agreement, SessionScope],
    )
    .inSingletonScope();
});
