import { useTranslation } from 'react-i18next';
import { isConflict, SignContract } from '../../../domain/contracts/sign-contract';
import type { Sending } from '../../../domain/async/send-once';
import { Notifications } from '../../app/notifications';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

export type Signing = ReturnType<typeof useSigning>;

/** Signs the agreement, and shows messages about the result. */
export const useSigning = () => {
  const { t } = useTranslation('contracts');
  const signContract = useService(SignContract);
  const notifications = useService(Notifications);
  const showFailure = useFailureDialog();
  const show = (end: Sending<void>) => {
    if (end.kind === 'done') notifications.toast(t('signed'));
    if (end.kind === 'failed')
      showFailure(
        end.failure,
        isConflict(end.failure)
          ? { outcome: t('outcome.conflict') }
          : { outcome: t('outcome.sign'), retry: sign },
      );
  };
  const sign = () => void signContract.press().then(show);
  /** Checks whether a signature whose response was lost has arrived. */
  const check = () =>
    void signContract.check().then((end) => {
      if (end.kind === 'unknown') notifications.toast(t('unsure.still'));
      else show(end);
    });
  return { state: useLive(signContract.signing$), sign, check };
};
