import { useEffect } from 'react';
import type { Wizard } from '../../domain/forms/wizard';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import type { WizardNavigation } from './use-wizard';

/** Returns the step that must be completed first; a page that is not a step of the form needs all of them. */
const missingBefore = (wizard: Wizard, route: RouteId) =>
  wizard.isReachable(route) ? undefined : wizard.firstIncomplete();

/** Returns whether a page may be shown; if not, redirects to the first incomplete step. */
export const useReachable = ({ wizard, state }: WizardNavigation, route: RouteId): boolean => {
  const navigator = useService(Navigator);
  const ready = state.phase === 'ready';
  const missing = ready ? missingBefore(wizard, route) : undefined;

  useEffect(() => {
    // Checked again, because the wizard's context may have changed since the render.
    const first = ready ? missingBefore(wizard, route) : undefined;
    if (first) navigator.go(ROUTES[first.route].path, { replace: true });
  }, [wizard, navigator, route, ready, missing]);

  return ready && !missing;
};
