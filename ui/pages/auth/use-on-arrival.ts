import { useLayoutEffect, useRef } from 'react';
import { Navigator, type Place } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';

/**
 * Runs once when the page is come to, before it is painted. `stillHere` tells whether the person is on the same page
 * when something that took its time has ended.
 */
export const useOnArrival = (arrive: (place: Place, stillHere: () => boolean) => void): void => {
  const navigator = useService(Navigator);
  const arrived = useRef(false);
  useLayoutEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const place = navigator.place$.value;
    arrive(place, () => navigator.place$.value.path === place.path);
  });
};
