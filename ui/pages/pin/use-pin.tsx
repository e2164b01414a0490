import { useEffect, useState } from 'react';
import { arrived } from '../../../domain/kernel/arrived';
import { type PinEnd, VerifyPin } from '../../../domain/pin/verify-pin';
import { ScreenLoader } from '../../app/screen-loader';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useReportLost } from '../../app/use-report-lost';
import { useService } from '../../hooks/services';
import { useLanguage } from '../../hooks/use-language';
import { useLive } from '../../hooks/use-live';
import type { PinRequest, PinSheet } from './pin-sheet';

interface OpenRequest {
  readonly Sheet: typeof PinSheet;
  readonly request: PinRequest;
}

/**
 * Asks for the PIN before a binding step: by the host where it can, else in a sheet of ours. `ask` resolves once that is
 * over and never rejects; the person has seen every end but `verified`. `sheet` can be anywhere on the page outside of a
 * form.
 */
export const usePin = () => {
  const pin = useService(VerifyPin);
  const { kind } = useLive(pin.state$);
  const showFailure = useFailureDialog();
  const reportLost = useReportLost();
  const loader = useService(ScreenLoader);
  const language = useLanguage();
  const [asked, setAsked] = useState<OpenRequest>();
  useEffect(() => () => pin.cancel(), [pin]);

  const ask = async (request: PinRequest): Promise<PinEnd> => {
    // A host that asks by itself needs no sheet, so it is not part of the page.
    const isReady = Promise.all([import('./pin-sheet'), loader.area('pin', language)])
      .then(([{ PinSheet: Sheet }]) => {
        setAsked({ Sheet: arrived(Sheet), request });
        return true;
      })
      .catch(() => {
        reportLost();
        return false;
      });
    const end = await pin.confirm(request.token, isReady);
    if (end.kind === 'failed') showFailure(end.failure);
    return end;
  };

  const isOpen = kind !== 'idle' && kind !== 'opening';
  return { ask, sheet: isOpen && asked && <asked.Sheet {...asked.request} /> };
};
