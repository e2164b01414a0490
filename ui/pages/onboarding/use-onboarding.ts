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

/** The combined flow's own number, which no contact should share. */
const ownNumber: FieldName<typeof combinedForm> = 'userInfo.mobileNumber';

export interface Onboarding extends WizardNavigation {
  readonly product: Product;
  /** The person's identity is known from before (spec §4: MIGRATED). */
  readonly migrated: boolean;
}

/** The application that the page's address belongs to, as far as it is filled in. */
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
