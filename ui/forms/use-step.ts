import { useEffect, useRef, useState } from 'react';
import { type RouteId, ROUTES } from '../../domain/navigation/routes';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import { STORED } from '../../domain/session/stored';
import { useRoute } from '../app/route-context';
import { useFailureDialog } from '../app/use-failure-dialog';
import { useService } from '../hooks/services';
import type { Walk } from './use-wizard';

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
export const useStep = ({ wizard }: Walk, { summary, next, finish, onRefused }: StepOptions) => {
  const route = useRoute();
  const navigator = useService(Navigator);
  const storage = useService(Storage);
  const showFailure = useFailureDialog();
  const [fromSummary] = useState(() => storage.read(STORED.fromSummary) === true);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const underWay = useRef(false);
  const here = useRef(true);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const leave = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const end = await wizard.leave(route);
    underWay.current = false;
    // Who went back meanwhile is not pulled forward again.
    if (!here.current) return;
    setBusy(false);
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

  return { leave, busy, attempt, fromSummary };
};
