import { ContainerModule } from 'inversify';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionHttp } from '../../adapters/session/session-http';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { SubmitReassessment } from '../../domain/reassessment/submit-reassessment';
import { SessionScope } from '../../domain/session/session-scope';

/** What a reassessment of the limit needs; loaded with its first page. */
export const reassessmentModule = new ContainerModule(({ bind }) => {
  bind(SubmitReassessment)
    .toResolvedValue(
      (http, storage, clock, { visible$ }, { ended }) =>
        new SubmitReassessment(http, storage, { clock, visible$ }, ended),
      [SessionHttp, SessionStorage, Clock, HostInfo, SessionScope],
    )
    .inSingletonScope();
});
