import { ContainerModule } from 'inversify';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Storage } from '../../domain/ports/storage';
import { Reassessment } from '../../domain/reassessment/reassessment';
import { Session } from '../../domain/session/session';

/** What asking for a new look at the limit needs; loaded with its first page. */
export const reassessmentModule = new ContainerModule(({ bind }) => {
  bind(Reassessment)
    .toResolvedValue(
      (http, storage, clock, session) => new Reassessment(http, storage, clock, session),
      [Http, Storage, Clock, Session],
    )
    .inSingletonScope();
});
