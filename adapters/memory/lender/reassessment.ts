import { hasAccount, noAccount } from './application';
import type { Some } from './handler';
import { refuse } from './world';

/** Nobody is offered a new look at their limit yet. */
export const reassessment: Some<
  'requestReassessment' | 'reassessmentStatus' | 'reassessmentToken'
> = {
  requestReassessment: () =>
    refuse(422, 'REASSESSMENT_NOT_ELIGIBLE', 'The limit of this person cannot be assessed anew.'),
  reassessmentStatus: () => ({ status: 'INELIGIBLE' }),
  reassessmentToken: (_, ctx) => (hasAccount(ctx) ? { token: ctx.ids.secret(24) } : noAccount),
};
