import { useTranslation } from 'react-i18next';
import { codeOf, type Failure, isUnreached } from '../../domain/kernel/failure';
import { useService } from '../hooks/services';
import { useVisit } from '../hooks/use-visit';
import { type AskButton, Notifications } from './notifications';

/** What the failure dialog offers: another try, or a step after it is closed. */
export interface AfterFailure {
  /** What the failed step changed, as far as the app knows, where money moves. The dialog says it first. */
  readonly outcome?: string | undefined;
  readonly retry?: () => void;
  /** Called when the dialog is closed. */
  readonly onClose?: () => void;
  /** Reads again when the connection returns, unless the page does so by itself; never sends anything. */
  readonly again?: () => void;
}

/**
 * Returns a function that shows the generic error dialog or its retry variant, with the code in square brackets (spec
 * §2, §8). After the user has left the page it offers no retry, which would act on a page that is not shown.
 */
export const useFailureDialog = (): ((failure: Failure, after?: AfterFailure) => void) => {
  const { t } = useTranslation();
  const notifications = useService(Notifications);
  const visit = useVisit();
  return (failure, after = {}) => {
    if (failure.kind === 'cancelled') return;
    // These two redirect the user to another page, which explains what happened.
    if (failure.kind === 'api' && (failure.status === 401 || failure.status === 503)) return;
    const { retry, onClose, again }: AfterFailure = visit.aborted ? {} : after;
    const unexplained = after.outcome === undefined ? 'generic.error.message' : 'failure.other';
    const cause = t(isUnreached(failure) ? `failure.${failure.kind}` : unexplained);
    const close: AskButton = { label: t('generic.error.cta'), ...(onClose && { run: onClose }) };
    notifications.ask({
      title: t('generic.error.title'),
      body: after.outcome === undefined ? cause : `${after.outcome} ${cause}`,
      code: codeOf(failure),
      failure,
      again,
      ...(retry
        ? { primary: { label: t('retry'), run: retry }, secondary: close }
        : { primary: close }),
    });
  };
};
