import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { VerifyPin } from '../../domain/pin/verify-pin';
import { Clock } from '../../domain/ports/clock';
import { NativeBridge } from '../../domain/ports/native-bridge';
import { Config } from '../../domain/config/config';
import { part, service } from '../wiring/service';

export const pin = service(VerifyPin, [
  SessionHttp,
  NativeBridge,
  SessionStorage,
  Clock,
  part([Config], ({ values }) => values),
]);
