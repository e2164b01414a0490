import { ContainerModule } from 'inversify';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Rekyc } from '../../domain/rekyc/rekyc';
import { SubmitRekyc } from '../../domain/rekyc/submit-rekyc';
import { SessionScope } from '../../domain/session/session-scope';

/** What a re-KYC sends and waits for; the identity check hands its result over to it. */
export const rekycModule = new ContainerModule(({ bind }) => {
  bind(Rekyc)
    .toResolvedValue(
      (http, storage, clock, { visible$ }) => new Rekyc(http, storage, { clock, visible$ }),
      [SessionHttp, SessionStorage, Clock, HostInfo],
    )
    .inSingletonScope();
  bind(SubmitRekyc)
    .toResolvedValue(
      (http, bridge, rekyc, { ended }) => new SubmitRekyc(http, bridge, rekyc, ended),
      [SessionHttp, NativeBridge, Rekyc, SessionScope],
    )
    .inSingletonScope();
});
