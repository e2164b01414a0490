import { useRef, useState } from 'react';
import { ROUTES } from '../../../domain/navigation/routes';
import type { PinEnd } from '../../../domain/pin/pin';
import { Navigator } from '../../../domain/ports/navigator';
import { Reassessment } from '../../../domain/reassessment/reassessment';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';

/** Asks for a review: what the host's challenge is opened with, the PIN, and then the one request. */
export const useOnDemand = (askPin: (token: string) => Promise<PinEnd>) => {
  const reassessment = useService(Reassessment);
  const navigator = useService(Navigator);
  const showFailure = useFailureDialog();
  const [arrival] = useState(() => navigator.place$.value.key);
  const [busy, setBusy] = useState(false);
  // Known at once, and not only when it is shown: presses may come faster than that.
  const underWay = useRef(false);

  const ask = async (): Promise<void> => {
    const token = await reassessment.token();
    if (!token.ok) return showFailure(token.error, { retry: () => void press() });
    const pin = await askPin(token.value);
    if (pin.kind !== 'verified') return;
    const end = await reassessment.request(pin.ids);
    if (end.kind === 'failed') return showFailure(end.failure);
    // An answer that came late does not take anybody away from where they went.
    if (navigator.place$.value.key === arrival)
      navigator.go(ROUTES.reassessmentResult.path, { replace: true });
  };

  const press = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    await ask();
    underWay.current = false;
    setBusy(false);
  };

  return { press, busy };
};
