import { SessionHttp } from '../../adapters/session/session-http';
import { Clock } from '../../domain/ports/clock';
import { History } from '../../domain/transactions/history';
import { service } from '../wiring/service';

/** The history. Home shows its newest rows. */
export const history = service(History, [SessionHttp, Clock]);
