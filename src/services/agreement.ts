import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Agreement } from '../../domain/contracts/agreement';
import { service } from '../wiring/service';

/** The agreement of the credit line. Home shows whether it waits for a signature, and the agreement's page shows it. */
export const agreement = service(Agreement, [SessionHttp, SessionStorage]);
