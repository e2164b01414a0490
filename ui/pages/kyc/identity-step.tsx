import { KycWizard } from '../../../domain/kyc/kyc-wizard';
import { StepCount } from '../../forms/step-count';
import { useService } from '../../hooks/services';

/** Renders the step count on the pages around the identity check, which is the first step. */
export const IdentityStep = () => {
  const { form } = useService(KycWizard);
  return <StepCount form={form} route="kycStep1" />;
};
