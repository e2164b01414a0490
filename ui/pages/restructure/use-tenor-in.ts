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
 * Reads the offer and its costs. Answers which tenor of it is shown: the shortest, until one is chosen. A request whose end
 * was not seen yet comes before a new one.
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
