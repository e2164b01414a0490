import { useMemo } from 'react';
import { Applications } from '../../../domain/application/applications';
import type { combinedForm } from '../../../domain/combined/form';
import type { ContextValues } from '../../../domain/forms/answers';
import type { FieldName } from '../../../domain/forms/form';
import { latestValue } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { useRoute } from '../../app/route-context';
import { useWizard, type WizardNavigation } from '../../forms/use-wizard';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { type Product, PRODUCTS } from './products';

/** The user's own number in the combined flow; no contact may share it. */
const ownNumber: FieldName<typeof combinedForm> = 'userInfo.mobileNumber';

export interface Onboarding extends WizardNavigation {
  readonly product: Product;
  /** Whether the user's identity is already known (spec §4: MIGRATED). */
  readonly migrated: boolean;
}

/** Returns the application that the page's route belongs to, with its draft. */
export const useOnboarding = (): Onboarding => {
  const product = PRODUCTS[ROUTES[useRoute()].area === 'combined' ? 'combined' : 'kyc'];
  const application = latestValue(useLive(useService(Applications).state$));
  const { answers } = useLive(useService(product.wizard).state$);
  const migrated = application?.eligibility === 'MIGRATED';
  const ownPhone = answers[ownNumber];
  const facts = useMemo<ContextValues>(
    () => ({ identityKnown: migrated, ...(ownPhone !== undefined && { ownPhone }) }),
    [migrated, ownPhone],
  );
  return { ...useWizard(product.wizard, facts), product, migrated };
};
