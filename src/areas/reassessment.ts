import { OnDemandPage } from '../../ui/pages/reassessment/on-demand-page';
import { ReassessmentPage } from '../../ui/pages/reassessment/reassessment-page';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SubmitReassessment } from '../../domain/reassessment/submit-reassessment';
import type { AreaCode } from '../wiring/area-code';
import { service } from '../wiring/service';
import { ended } from '../services/ended';
import { pin } from '../services/pin';
import { polling } from '../services/polling';

export const area: AreaCode<'reassessment'> = {
  screens: {
    reassessmentOnDemand: OnDemandPage,
    reassessment: ReassessmentPage,
    reassessmentEducation: ReassessmentPage,
    reassessmentResult: ReassessmentPage,
    reassessmentProcess: ReassessmentPage,
    reassessmentReview: ReassessmentPage,
    reassessmentSuccess: ReassessmentPage,
    reassessmentIneligible: ReassessmentPage,
    reassessmentFail: ReassessmentPage,
    reassessmentExhaust: ReassessmentPage,
    reassessmentUnsupported: ReassessmentPage,
  },
  services: [pin, service(SubmitReassessment, [SessionHttp, SessionStorage, polling, ended])],
};
