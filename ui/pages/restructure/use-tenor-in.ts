import { useEffect } from 'react';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import type { Offer } from '../../../domain/restructure/offer';
import { Restructure } from '../../../domain/restructure/restructure';
import { SubmitRestructure } from '../../../domain/restructure/submit-restructure';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** A request whose end was not seen yet comes before a new one. */
const useUnfinished = (): void => {
  const request = useService(SubmitRestructure);
  const navigator = useService(Navigator);
  useEffect(() => {
    if (request.tenor !== undefined)
      navigator.go(ROUTES.restructureCallback.path, { replace: true });
  }, [request, navigator]);
};

/** The offer and what it costs, read on arrival, and the tenor that is looked at: the shortest, until one is chosen. */
export const useTenorIn = () => {
  const restructure = useService(Restructure);
  const chosen = useLive(restructure.chosen$);
  useUnfinished();
  useEffect(() => {
    void restructure.load();
  }, [restructure]);
  return (offer: Offer): number | undefined =>
    (offer.find(({ tenor }) => tenor === chosen) ?? offer[0])?.tenor;
};
