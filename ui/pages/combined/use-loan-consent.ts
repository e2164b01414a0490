import { useTranslation } from 'react-i18next';
import { Applications } from '../../../domain/application/applications';
import { CombinedWizard } from '../../../domain/combined/combined-wizard';
import { loanOutcome } from '../../../domain/application/products';
import { type AdditionalProduct, chosen } from '../../../domain/combined/products';
import { neededConsent } from '../../../domain/consent/consents';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Tracking } from '../../../domain/ports/tracking';
import { event } from '../../../domain/tracking/event';
import { newest, WORDINGS } from '../../../domain/tracking/wordings';
import { Notifications } from '../../app/notifications';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { useStillHere } from '../../hooks/use-still-here';
import { useLoan } from './use-loan';

/**
 * How a person stands to the loan: may agree to it with the application, may register for it early, agreed already, has
 * asked for it, was refused it, or cannot have it.
 */
type Stand = 'open' | 'early' | 'agreed' | 'pending' | 'rejected' | 'none';

/** Gives the consent, or goes on without the loan. */
export const useLoanConsent = () => {
  const { t } = useTranslation('combined');
  const loan = useLoan();
  const { application, gpp, consented } = loan;
  const applications = useService(Applications);
  const wizard = useService(CombinedWizard);
  const navigator = useService(Navigator);
  const tracking = useService(Tracking);
  const notifications = useService(Notifications);
  const showFailure = useFailureDialog();
  const { busy, run } = useOneAtATime();
  const isStillHere = useStillHere();

  const applying = application?.status === 'NOT_APPLIED' || application?.status === 'DRAFT';
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

  /** An applicant goes on with the application; everybody else goes where the guard leads from the start. */
  const leave = () => {
    const to = applying ? ROUTES.combined.path : ROUTES.start.path;
    navigator.go(to, { replace: true });
  };

  const choose = async (product: AdditionalProduct): Promise<void> => {
    if (applying) {
      await wizard.load();
      // When this does not arrive, the next save of any step carries it.
      await wizard.attach({ additionalProducts: [...chosen(product)] });
      // Which draft there is changed with it.
      await applications.refresh();
    }
    if (isStillHere()) leave();
  };

  const give = async (): Promise<void> => {
    if (!application) return;
    const type = neededConsent(application);
    const textVersion = newest(WORDINGS.loan);
    tracking.track(event('loan_consent', 'combinedTerms', { type, textVersion }));
    const answer = await loan.give(type);
    if (!answer.ok) showFailure(answer.error, { retry: press });
    else {
      if (!applying) notifications.toast(t('terms.registered'));
      await choose('GPP');
    }
  };

  const press = () => void run(give);

  return {
    loan,
    stand,
    /** A person with an account goes home; for everybody else the guard knows. */
    hasAccount: application?.status === 'APPROVED' || application?.status === 'ACCOUNT_CLOSED',
    busy,
    give: press,
    decline: () => void run(() => choose('GPL')),
    leave,
  };
};
