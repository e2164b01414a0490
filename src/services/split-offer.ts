import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Restructure } from '../../domain/restructure/restructure';
import { service } from '../wiring/service';

/** The offer to split the bills. The list of bills shows it too. */
export const splitOffer = service(Restructure, [SessionHttp, SessionStorage]);
