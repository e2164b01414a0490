import { useMemo } from 'react';
import type { Loadable } from '../../../domain/kernel/loadable';
import type { Offer } from '../../../domain/restructure/offer';
import type { Plan } from '../../../domain/restructure/plan';
import { Restructure } from '../../../domain/restructure/restructure';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** What every tenor costs, as far as it was read, in the order of the offer. */
export const usePlans = (offer: Offer): readonly Loadable<Plan>[] => {
  const restructure = useService(Restructure);
  return useLive(useMemo(() => restructure.plans$(offer), [restructure, offer]));
};
