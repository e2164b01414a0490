import { useState } from 'react';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from './services';

/** Tells whether the person is still on the page, for an answer that comes late and would take them elsewhere. */
export const useStillHere = (): (() => boolean) => {
  const { place$ } = useService(Navigator);
  const [path] = useState(() => place$.value.path);
  return () => place$.value.path === path;
};
