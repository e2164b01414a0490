import { useMemo } from 'react';
import { Applications } from '../../../domain/application/applications';
import { known } from '../../../domain/kernel/loadable';
import { KycWizard } from '../../../domain/kyc/kyc-wizard';
import { useWizard, type Walk } from '../../forms/use-wizard';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** The single product's application; of a migrated person the identity is known already. */
export const useKyc = (): Walk & { readonly migrated: boolean } => {
  const application = known(useLive(useService(Applications).application$));
  const migrated = application?.eligibility === 'MIGRATED';
  const facts = useMemo(() => ({ identityKnown: migrated }), [migrated]);
  return { ...useWizard(KycWizard, facts), migrated };
};
