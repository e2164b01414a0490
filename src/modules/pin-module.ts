import { ContainerModule } from 'inversify';
import { VerifyPin } from '../../domain/pin/verify-pin';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { Config } from '../../domain/session/config';
import { SessionScope } from '../../domain/session/session-scope';

/** What asking for the PIN needs; loaded with the first page that may ask. */
export const pinModule = new ContainerModule(({ bind }) => {
  bind(VerifyPin)
    .toResolvedValue(
      (http, bridge, storage, clock, config, { ended }) =>
        new VerifyPin(http, bridge, storage, clock, config.values, ended),
      [Http, NativeBridge, Storage, Clock, Config, SessionScope],
    )
    .inSingletonScope();
});
