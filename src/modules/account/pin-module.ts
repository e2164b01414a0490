import { ContainerModule } from 'inversify';
import { SessionStorage } from '../../../adapters/session/session-storage';
import { SessionHttp } from '../../../adapters/session/session-http';
import { VerifyPin } from '../../../domain/pin/verify-pin';
import { Clock } from '../../../domain/ports/clock';
import { NativeBridge } from '../../../domain/ports/native-bridge';
import { Config } from '../../../domain/config/config';

/** What asking for the PIN needs; loaded with the first page that may ask. */
export const pinModule = new ContainerModule(({ bind }) => {
  bind(VerifyPin)
    .toResolvedValue(
      (http, bridge, storage, clock, config) =>
        new VerifyPin(http, bridge, storage, clock, config.values),
      [SessionHttp, NativeBridge, SessionStorage, Clock, Config],
    )
    .inSingletonScope();
});
