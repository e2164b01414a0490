import { ContainerModule } from 'inversify';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { Http } from '../../domain/ports/http';
import { Storage } from '../../domain/ports/storage';
import { SubmitReassessment } from '../../domain/reassessment/submit-reassessment';
import { SessionScope } from '../../domain/session/session-scope';

/** What a reassessment of the limit needs; loaded with its first page. */
export const reassessmentModule = new ContainerModule(({ bind }) => {
  bind(SubmitReassessment)
    .toResolvedValue(
      (http, storage, clock, { visible$ }, { ended }) =>
        new SubmitReassessment(http, storage, { clock, visible$ }, ended),
      [Http, Storage, Clock, HostInfo, SessionScope],
    )
    .inSingletonScope();
});
