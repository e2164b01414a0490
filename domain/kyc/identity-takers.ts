import type { Wizard } from '../forms/wizard';
import type { SubmitRekyc } from '../rekyc/submit-rekyc';
import type { IdentityCheckOptions } from './run-identity-check';

/** What each flow does with an identity check that was made, and what it needs before one (spec §4, §7). */
export const identityTakers = (
  wizard: () => Pick<Wizard, 'attach'>,
  rekyc: () => Pick<SubmitRekyc, 'prepare' | 'press'>,
): Pick<IdentityCheckOptions, 'needs' | 'takers'> => ({
  needs: async (flow) => (flow === 'REKYC' ? rekyc().prepare() : undefined),
  takers: {
    GPL: async (onekycSubmissionUuid) => {
      // When this save fails, the next save of any step carries it.
      await wizard().attach({ onekycSubmissionUuid });
      return undefined;
    },
    // The application carries it, from what this browser keeps.
    COMBINED: async () => undefined,
    REKYC: async (submissionUuid) => {
      const end = await rekyc().press(submissionUuid);
      return 'failure' in end ? end.failure : undefined;
    },
  },
});
