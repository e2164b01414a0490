import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Bills } from '../../domain/bills/bills';
import { Clock } from '../../domain/ports/clock';
import { service } from '../wiring/service';

export const bills = service(Bills, [SessionHttp, Clock, SessionStorage]);
