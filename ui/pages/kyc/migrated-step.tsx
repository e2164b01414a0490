import { KycWizard } from '../../../domain/kyc/kyc-wizard';
import { StepCount } from '../../forms/step-count';
import { useService } from '../../hooks/services';

/** The step count for a person whose identity is known already. */
export const MigratedStep = () => {
  const { form } = useService(KycWizard);
  return <StepCount form={form} route="kycStep1Migrated" />;
};
