import { KycWizard } from '../../../domain/kyc/kyc-wizard';
import { StepCount } from '../../forms/step-count';
import { useService } from '../../hooks/services';

/** Renders the step count for a user whose identity is already known. */
export const MigratedStep = () => {
  const { form } = useService(KycWizard);
  return <StepCount form={form} route="kycStep1Migrated" />;
};
