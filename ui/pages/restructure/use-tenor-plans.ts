import { useMemo } from 'react';
import type { Loadable } from '../../../domain/kernel/loadable';
import type { Offer, OfferedTenor } from '../../../domain/restructure/offer';
import type { Plan } from '../../../domain/restructure/plan';
import { Restructure } from '../../../domain/restructure/restructure';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** A tenor with what it costs, as far as that is loaded. */
export interface TenorPlan extends OfferedTenor {
  readonly state: Loadable<Plan> | undefined;
}

/** Returns every tenor of an offer with its plan, in the order of the offer. */
export const useTenorPlans = (offer: Offer): readonly TenorPlan[] => {
  const restructure = useService(Restructure);
  const plans = useLive(useMemo(() => restructure.plans$(offer), [restructure, offer]));
  return offer.map((one, at) => ({ ...one, state: plans[at] }));
};
