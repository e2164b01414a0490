import { OnDemandPage } from '../../ui/pages/reassessment/on-demand-page';
import { ReassessmentPage } from '../../ui/pages/reassessment/reassessment-page';
import { pinModule } from '../modules/account/pin-module';
import { reassessmentModule } from '../modules/reassessment-module';
import type { AreaCode } from '../areas';

export const reassessment: AreaCode<'reassessment'> = {
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
  services: [pinModule, reassessmentModule],
};
