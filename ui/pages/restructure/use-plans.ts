import { useMemo } from 'react';
import { combine } from '../../../domain/kernel/live';
import type { Loadable } from '../../../domain/kernel/loadable';
import type { Offer } from '../../../domain/restructure/offer';
import type { Plan } from '../../../domain/restructure/plan';
import { Restructure } from '../../../domain/restructure/restructure';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

const whole = (...plans: Loadable<Plan>[]): readonly Loadable<Plan>[] => plans;

/** What every tenor costs, as far as it was read, in the order of the offer. */
export const usePlans = (offer: Offer): readonly Loadable<Plan>[] => {
  const restructure = useService(Restructure);
  const plans$ = useMemo(
    () =>
      combine(
        offer.map(({ tenor }) => restructure.plan$(tenor)),
        whole,
      ),
    [restructure, offer],
  );
  return useLive(plans$);
};
