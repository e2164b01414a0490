import { useLayoutEffect, useRef } from 'react';
import { Navigator, type Place } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';

/** Calls `arrive` once when the page opens, before it is painted. */
export const useOnArrival = (arrive: (place: Place) => void): void => {
  const navigator = useService(Navigator);
  const arrived = useRef(false);
  useLayoutEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    arrive(navigator.place$.value);
  });
};
