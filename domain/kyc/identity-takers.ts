import type { Wizard } from '../forms/wizard';
import type { SubmitRekyc } from '../rekyc/submit-rekyc';
import type { IdentityCheckOptions } from './run-identity-check';

/** Returns what each flow does with a completed identity check, and what it needs before one (spec §4, §7). */
export const identityTakers = (
  wizard: () => Pick<Wizard, 'attach'>,
  rekyc: () => Pick<SubmitRekyc, 'prepare' | 'press'>,
): Pick<IdentityCheckOptions, 'needs' | 'takers'> => ({
  needs: async (flow) => (flow === 'REKYC' ? rekyc().prepare() : undefined),
  takers: {
    GPL: async (onekycSubmissionUuid) => {
      // If this save fails, the next save of any step sends the id.
      await wizard().attach({ onekycSubmissionUuid });
      return undefined;
    },
    // The application sends the id that this browser stored.
    COMBINED: async () => undefined,
    REKYC: async (submissionUuid) => {
      const end = await rekyc().press(submissionUuid);
      return 'failure' in end ? end.failure : undefined;
    },
  },
});
