import { ContainerModule } from 'inversify';
import { Pin } from '../../domain/pin/pin';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { Config } from '../../domain/session/config';
import { Session } from '../../domain/session/session';

/** What asking for the PIN needs; loaded with the first page that may ask. */
export const pinModule = new ContainerModule(({ bind }) => {
  bind(Pin)
    .toResolvedValue(
      (http, bridge, storage, clock, session, config) =>
        new Pin(http, bridge, storage, clock, session, {
          idempotencyKeys: config.values.idempotencyKeys,
        }),
      [Http, NativeBridge, Storage, Clock, Session, Config],
    )
    .inSingletonScope();
});
