import { useState } from 'react';
import { SummaryVisit } from '../../domain/forms/summary-visit';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { Navigator } from '../../domain/ports/navigator';
import { useRoute } from '../app/route-context';
import { useFailureDialog } from '../app/use-failure-dialog';
import { useService } from '../hooks/services';
import { useOneAtATime } from '../hooks/use-one-at-a-time';
import { useVisit } from '../hooks/use-visit';
import type { WizardNavigation } from './use-wizard';

interface StepOptions {
  /** Where a step that was opened from the summary returns to. */
  readonly summary: RouteId;
  /** Where the step leads, when that is not the next step of the form. */
  readonly next?: RouteId | undefined;
  /** Where the last step leads. */
  readonly finish?: RouteId | undefined;
  /** Called when something stands against leaving. */
  readonly onRefused?: (() => void) | undefined;
}

/** Leaves a step by its main action: judged, saved, then onwards, or back to the summary it was opened from. */
export const useStep = (
  { wizard }: WizardNavigation,
  { summary, next, finish, onRefused }: StepOptions,
) => {
  const route = useRoute();
  const navigator = useService(Navigator);
  const summaryVisit = useService(SummaryVisit);
  const visit = useVisit();
  const showFailure = useFailureDialog();
  const [fromSummary] = useState(() => summaryVisit.isOpen);
  const { busy, run } = useOneAtATime();
  const [attempt, setAttempt] = useState(0);

  const judge = async (): Promise<void> => {
    const end = await wizard.leave(route);
    // Who went back meanwhile is not pulled forward again.
    if (visit.aborted) return;
    if (end.kind === 'left') {
      const to = fromSummary ? summary : (next ?? end.next ?? finish);
      if (to) navigator.go(ROUTES[to].path, { replace: fromSummary || next !== undefined });
    } else if (end.kind === 'unsaved') {
      if (end.failure.kind === 'api') showFailure(end.failure, { retry: () => void leave() });
    } else {
      setAttempt((count) => count + 1);
      onRefused?.();
    }
  };

  const leave = (): Promise<void> => run(judge);

  return { leave, busy, attempt, fromSummary };
};
