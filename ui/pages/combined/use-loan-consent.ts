import { useTranslation } from 'react-i18next';
import { loanOutcome } from '../../../domain/application/products';
import type { AdditionalProduct } from '../../../domain/combined/products';
import { GiveConsent, isApplying } from '../../../domain/consent/give-consent';
import { isUnderWay } from '../../../domain/async/send-once';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Notifications } from '../../app/notifications';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useVisit } from '../../hooks/use-visit';
import { useLoan } from './use-loan';

/**
 * State of the loan for this user: offered with the application, open for an early registration, agreed to, pending,
 * rejected, or not available.
 */
type Stand = 'open' | 'early' | 'agreed' | 'pending' | 'rejected' | 'none';

/** Gives the consent, or continues without the loan. */
export const useLoanConsent = () => {
  const { t } = useTranslation('combined');
  const loan = useLoan();
  const { application, gpp, consented } = loan;
  const consent = useService(GiveConsent);
  const navigator = useService(Navigator);
  const notifications = useService(Notifications);
  const showFailure = useFailureDialog();
  const visit = useVisit();

  const applying = application !== undefined && isApplying(application);
  const outcome = application && loanOutcome(application);
  const stand: Stand =
    outcome === 'PROCESSING'
      ? 'pending'
      : outcome === 'REJECTED' && !applying
        ? 'rejected'
        : !gpp?.eligible
          ? 'none'
          : consented
            ? 'agreed'
            : applying
              ? 'open'
              : 'early';

  /** Goes back to the application, or to the start, where the guard redirects. */
  const leave = () => {
    const to = applying ? ROUTES.combined.path : ROUTES.start.path;
    navigator.go(to, { replace: true });
  };

  const press = async (choice: AdditionalProduct): Promise<void> => {
    if (!application || isUnderWay(consent.state$.value)) return;
    const end = await consent.press(choice, application);
    if ('failure' in end) showFailure(end.failure, { retry: () => void press(choice) });
    if (end.kind !== 'done') return;
    if (choice === 'GPP' && !applying)
      notifications.toast(t('terms.registered'), { outlivesPage: true });
    if (!visit.aborted) leave();
  };

  return {
    loan,
    stand,
    /** Whether the user has an account and continues at home; every other user goes where the guard redirects. */
    hasAccount: application?.status === 'APPROVED' || application?.status === 'ACCOUNT_CLOSED',
    busy: isUnderWay(useLive(consent.state$)),
    give: () => void press('GPP'),
    decline: () => void press('GPL'),
    leave,
  };
};
