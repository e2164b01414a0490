import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Rekyc } from '../../domain/rekyc/rekyc';
import { SubmitRekyc } from '../../domain/rekyc/submit-rekyc';
import { service } from '../wiring/service';
import { ended } from './ended';
import { polling } from './polling';

/** Services that send and poll a re-KYC. The identity check passes its result to them. */
export const rekyc = [
  service(Rekyc, [SessionHttp, SessionStorage, polling]),
  service(SubmitRekyc, [SessionHttp, NativeBridge, Rekyc, ended]),
];
