import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import type { PinEnd } from '../../../domain/pin/verify-pin';
import { Navigator } from '../../../domain/ports/navigator';
import { SubmitReassessment } from '../../../domain/reassessment/submit-reassessment';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { useVisit } from '../../hooks/use-visit';

/** Asks for the PIN, or for the host's own challenge, and then sends the one request. */
export const useOnDemand = (askPin: (token: string) => Promise<PinEnd>) => {
  const { t } = useTranslation('reassessment');
  const reassessment = useService(SubmitReassessment);
  const navigator = useService(Navigator);
  const showFailure = useFailureDialog();
  const visit = useVisit();
  const { busy, run } = useOneAtATime();

  const ask = async (): Promise<void> => {
    const token = await reassessment.token();
    const outcome = t('outcome');
    if (!token.ok) return showFailure(token.error, { outcome, retry: () => void press() });
    const pin = await askPin(token.value);
    if (pin.kind !== 'verified') return;
    const end = await reassessment.submit(pin.ids);
    if (end.kind === 'failed') return showFailure(end.failure, { outcome });
    // If the user has left the page, they stay where they are.
    if (!visit.aborted) navigator.go(ROUTES.reassessmentResult.path, { replace: true });
  };

  const press = (): Promise<void> => run(ask);

  return { press, busy };
};
