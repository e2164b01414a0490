import { useTranslation } from 'react-i18next';
import { Contract, isConflict, type Signing } from '../../../domain/contracts/contract';
import { Notifications } from '../../app/notifications';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

export interface Signed {
  readonly signing: Signing;
  readonly sign: () => void;
  /** Asks whether a signature arrived whose answer was lost. */
  readonly check: () => void;
}

/** Signing the agreement, and what is said of how it ended. */
export const useSigning = (): Signed => {
  const { t } = useTranslation('contracts');
  const contract = useService(Contract);
  const notifications = useService(Notifications);
  const showFailure = useFailureDialog();
  const tell = (end: Signing) => {
    if (end.kind === 'signed') notifications.toast(t('signed'));
    if (end.kind === 'failed')
      showFailure(end.failure, isConflict(end.failure) ? {} : { retry: sign });
  };
  const sign = () => void contract.sign().then(tell);
  const check = async () => {
    const end = await contract.check();
    if (end.kind === 'unsure') notifications.toast(t('unsure.still'));
    else tell(end);
  };
  return { signing: useLive(contract.signing$), sign, check: () => void check() };
};
