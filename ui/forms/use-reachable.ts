import { useEffect } from 'react';
import type { Wizard } from '../../domain/forms/wizard';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import type { WizardNavigation } from './use-wizard';

/** The step that must be made first; a page that is no step of the form needs all of them. */
const missingBefore = (wizard: Wizard, route: RouteId) =>
  wizard.isReachable(route) ? undefined : wizard.firstIncomplete();

/** Whether a page may be shown yet; if not, the person is taken to the first step that lacks something. */
export const useReachable = ({ wizard, state }: WizardNavigation, route: RouteId): boolean => {
  const navigator = useService(Navigator);
  const ready = state.phase === 'ready';
  const missing = ready ? missingBefore(wizard, route) : undefined;

  useEffect(() => {
    // Asked anew: what the surroundings know may have been told since this was rendered.
    const first = ready ? missingBefore(wizard, route) : undefined;
    if (first) navigator.go(ROUTES[first.route].path, { replace: true });
  }, [wizard, navigator, route, ready, missing]);

  return ready && !missing;
};
