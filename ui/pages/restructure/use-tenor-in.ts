import { useEffect } from 'react';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import type { Offer } from '../../../domain/restructure/offer';
import { Restructure } from '../../../domain/restructure/restructure';
import { SubmitRestructure } from '../../../domain/restructure/submit-restructure';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useQuery } from '../../hooks/use-query';

/**
 * Loads the offer and its costs. Returns a function that picks the tenor to show: the shortest, until the user chooses
 * one. A request whose result was not seen yet is shown first.
 */
export const useTenorIn = () => {
  const restructure = useService(Restructure);
  const request = useService(SubmitRestructure);
  const navigator = useService(Navigator);
  const chosen = useLive(restructure.chosen$);
  useQuery(restructure);
  useEffect(() => {
    if (request.tenor !== undefined)
      navigator.go(ROUTES.restructureCallback.path, { replace: true });
  }, [request, navigator]);
  return (offer: Offer): number | undefined =>
    (offer.find(({ tenor }) => tenor === chosen) ?? offer[0])?.tenor;
};
