import { type AdditionalProduct, productOf } from '../../../domain/combined/products';
import { combinedNext } from '../../../domain/combined/way';
import { RunIdentityCheck } from '../../../domain/kyc/run-identity-check';
import { useService } from '../../hooks/services';
import { useOnboarding } from '../onboarding/use-onboarding';
import { useLoan } from './use-loan';

/** Returns the combined application: its answers, the loan, the identity check, and the next page. */
export const useCombined = () => {
  const onboarding = useOnboarding();
  const loan = useLoan();
  const { submissionUuid } = useService(RunIdentityCheck);
  const { wizard, state, migrated } = onboarding;
  const product: AdditionalProduct = productOf(state.extras, loan.gpp?.eligible === true);
  const identified = migrated || submissionUuid !== undefined;
  const next = combinedNext({
    withLoan: product === 'GPP',
    consented: loan.consented,
    identified,
    missing: wizard.firstIncomplete()?.route,
  });
  /** Whether everything that `next` depends on is loaded. */
  const ready = loan.ready && state.phase === 'ready';
  return { ...loan, onboarding, product, identified, next, ready };
};

export type Combined = ReturnType<typeof useCombined>;
