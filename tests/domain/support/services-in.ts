import { cell } from '../../../domain/kernel/live';
import { VerifyOtp } from '../../../domain/otp/verify-otp';
import { VerifyPin } from '../../../domain/pin/verify-pin';
import type { Http } from '../../../domain/ports/http';
import { SubmitReassessment } from '../../../domain/reassessment/submit-reassessment';
import { Rekyc } from '../../../domain/rekyc/rekyc';
import { SubmitRekyc } from '../../../domain/rekyc/submit-rekyc';
import type { Visit } from './a-visit';

/** Services of the current login of a visit. Two of a kind over one visit are two tabs, or a reload. */

export const pollingIn = ({ clock }: Visit) => ({ clock, visible$: cell(true), random: () => 0 });

export const otpIn = (visit: Visit, http: Http = visit.ports.http) =>
  new VerifyOtp(http, visit.ports.storage, visit.applications, pollingIn(visit), {
    resendSeconds: 60,
  });

export const pinIn = (visit: Visit, http: Http = visit.ports.http, idempotencyKeys = true) =>
  new VerifyPin(http, visit.bridge, visit.ports.storage, visit.clock, { idempotencyKeys });

export const rekycIn = (visit: Visit, http: Http = visit.ports.http) =>
  new Rekyc(http, visit.ports.storage, pollingIn(visit));

export const submitRekycIn = (
  visit: Visit,
  http: Http = visit.ports.http,
  rekyc = rekycIn(visit, http),
) => new SubmitRekyc(http, visit.bridge, rekyc, visit.ports.scope.ended);

export const reassessmentIn = (visit: Visit, http: Http = visit.ports.http) =>
  new SubmitReassessment(http, visit.ports.storage, pollingIn(visit), visit.ports.scope.ended);
