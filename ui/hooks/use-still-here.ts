import { useEffect, useRef, useState } from 'react';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from './services';

/**
 * Tells whether the person is still on the page, for an answer that comes late and would take them elsewhere. Who left
 * and came back is on another visit; who left may see the old page until the next one is here.
 */
export const useStillHere = (): (() => boolean) => {
  const { place$ } = useService(Navigator);
  const [path] = useState(() => place$.value.path);
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current && place$.value.path === path;
};
