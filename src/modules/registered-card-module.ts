import { ContainerModule } from 'inversify';
import { SessionHttp } from '../../adapters/session/session-http';
import { AnswerChallenge } from '../../domain/rekyc/answer-challenge';
import { RegisteredCard } from '../../domain/rekyc/registered-card';
import { SessionScope } from '../../domain/session/session-scope';

/** What is shown and asked before a re-KYC; loaded with its first page. */
export const registeredCardModule = new ContainerModule(({ bind }) => {
  bind(AnswerChallenge)
    .toResolvedValue(
      (http, { ended }) => new AnswerChallenge(http, ended),
      [SessionHttp, SessionScope],
    )
    .inSingletonScope();
  bind(RegisteredCard)
    .toResolvedValue((http) => new RegisteredCard(http), [SessionHttp])
    .inSingletonScope();
});
