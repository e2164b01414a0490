import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** Page to which a step returns when it was opened from the summary. */
  readonly summary: RouteId;
  /** Page after the step, when that is not the form's next step. */
  readonly next?: RouteId | undefined;
  /** Page after the last step. */
  readonly finish?: RouteId | undefined;
  /** Called when problems prevent leaving the step. */
  readonly onRefused?: (() => void) | undefined;
}

/** Leaves a step by its main action: checks it, saves it, then opens the next page, or the summary that opened it. */
export const useStep = (
  { wizard }: WizardNavigation,
  { summary, next, finish, onRefused }: StepOptions,
) => {
  const route = useRoute();
  const navigator = useService(Navigator);
  const summaryVisit = useService(SummaryVisit);
  const visit = useVisit();
  const showFailure = useFailureDialog();
  const { t } = useTranslation('form');
  const [fromSummary] = useState(() => summaryVisit.isOpen);
  const { busy, run } = useOneAtATime();
  const [attempt, setAttempt] = useState(0);

  const judge = async (): Promise<void> => {
    const end = await wizard.leave(route);
    // The user has gone back and is not moved forward again.
    if (visit.aborted) return;
    if (end.kind === 'left') {
      const to = fromSummary ? summary : (next ?? end.next ?? finish);
      if (to) navigator.go(ROUTES[to].path, { replace: fromSummary || next !== undefined });
    } else if (end.kind === 'unsaved') {
      if (end.failure.kind === 'api')
        showFailure(end.failure, { outcome: t('unsaved.kept'), retry: () => void leave() });
    } else {
      setAttempt((count) => count + 1);
      onRefused?.();
    }
  };

  const leave = (): Promise<void> => run(judge);

  return { leave, busy, attempt, fromSummary };
};
