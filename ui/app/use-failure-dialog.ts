import { useTranslation } from 'react-i18next';
import { codeOf, type Failure, isUnreached } from '../../domain/kernel/failure';
import { useService } from '../hooks/services';
import { useVisit } from '../hooks/use-visit';
import { type AskButton, Notifications } from './notifications';

/** What follows the dialog: another try, a way back, or just its closing. */
export interface AfterFailure {
  readonly retry?: () => void;
  /** What closing means, when it means more than going on. */
  readonly onClose?: () => void;
}

/**
 * The generic error dialog and its retry variant, with the code in square brackets (spec §2, §8). When the page was left
 * meanwhile the dialog can only be closed: another try would act on a page that is not shown.
 */
export const useFailureDialog = (): ((failure: Failure, after?: AfterFailure) => void) => {
  const { t } = useTranslation();
  const notifications = useService(Notifications);
  const visit = useVisit();
  return (failure, after = {}) => {
    if (failure.kind === 'cancelled') return;
    // These two move the person to another page, which says what happened.
    if (failure.kind === 'api' && (failure.status === 401 || failure.status === 503)) return;
    const { retry, onClose }: AfterFailure = visit.aborted ? {} : after;
    const sentence = t(isUnreached(failure) ? `failure.${failure.kind}` : 'generic.error.message');
    const close: AskButton = { label: t('generic.error.cta'), ...(onClose && { run: onClose }) };
    notifications.ask({
      title: t('generic.error.title'),
      body: `${sentence} [${codeOf(failure)}]`,
      ...(retry
        ? { primary: { label: t('retry'), run: retry }, secondary: close }
        : { primary: close }),
    });
  };
};
