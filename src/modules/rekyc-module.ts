import { ContainerModule } from 'inversify';
import { Http } from '../../domain/ports/http';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Storage } from '../../domain/ports/storage';
import { Challenge } from '../../domain/rekyc/challenge';
import { RegisteredCard } from '../../domain/rekyc/registered-card';
import { Rekyc } from '../../domain/rekyc/rekyc';
import { Session } from '../../domain/session/session';

/** What identifying anew needs; loaded with its first page. */
export const rekycModule = new ContainerModule(({ bind }) => {
  bind(Rekyc)
    .toResolvedValue(
      (http, bridge, storage, session) => new Rekyc(http, bridge, storage, session),
      [Http, NativeBridge, Storage, Session],
    )
    .inSingletonScope();
  bind(Challenge)
    .toResolvedValue((http, session) => new Challenge(http, session), [Http, Session])
    .inSingletonScope();
  bind(RegisteredCard)
    .toResolvedValue((http, session) => new RegisteredCard(http, session), [Http, Session])
    .inSingletonScope();
});
