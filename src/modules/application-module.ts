import { ContainerModule } from 'inversify';
import { SessionHttp } from '../../adapters/session/session-http';
import { Applications } from '../../domain/application/applications';
import { AwaitStatus } from '../../domain/application/await-status';
import { JoinWaitlist } from '../../domain/application/join-waitlist';
import { Reapply } from '../../domain/application/reapply';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { SessionScope } from '../../domain/session/session-scope';

/** What the pages of an application's status need; loaded with them. */
export const applicationModule = new ContainerModule(({ bind }) => {
  bind(AwaitStatus)
    .toResolvedValue(
      (applications, clock, { visible$ }) => new AwaitStatus(applications, { clock, visible$ }),
      [Applications, Clock, HostInfo],
    )
    .inSingletonScope();

  bind(JoinWaitlist)
    .toResolvedValue(
      (http, applications, { ended }) => new JoinWaitlist(http, applications, ended),
      [SessionHttp, Applications, SessionScope],
    )
    .inSingletonScope();

  bind(Reapply)
    .toResolvedValue(
      (http, applications, { ended }) => new Reapply(http, applications, ended),
      [SessionHttp, Applications, SessionScope],
    )
    .inSingletonScope();
});
