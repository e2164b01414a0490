import { SessionHttp } from '../../adapters/session/session-http';
import { Applications } from '../../domain/application/applications';
import { AwaitStatus } from '../../domain/application/await-status';
import { JoinWaitlist } from '../../domain/application/join-waitlist';
import { Reapply } from '../../domain/application/reapply';
import { service } from '../wiring/service';
import { ended } from './ended';
import { polling } from './polling';

/** Services of the status pages of an application. */
export const application = [
  service(AwaitStatus, [Applications, polling]),
  service(JoinWaitlist, [SessionHttp, Applications, ended]),
  service(Reapply, [SessionHttp, Applications, ended]),
];
