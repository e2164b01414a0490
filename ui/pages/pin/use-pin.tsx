import { useEffect, useState } from 'react';
import { arrived } from '../../../domain/kernel/arrived';
import { type PinEnd, VerifyPin } from '../../../domain/pin/verify-pin';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useLate } from '../../app/use-late';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import type { PinRequest } from './pin-sheet';

const pinSheet = {
  code: () => import('./pin-sheet').then((it) => arrived(it.PinSheet)),
  messages: ['pin', 'fields', 'form'],
} as const;

/**
 * Asks for the PIN before a binding step: through the host if it can, otherwise in a sheet. `ask` resolves when that is
 * over, and never rejects; the user has seen every result except `verified`. `sheet` can be anywhere on the page
 * outside of a form.
 */
export const usePin = () => {
  const pin = useService(VerifyPin);
  const { kind } = useLive(pin.state$);
  const showFailure = useFailureDialog();
  const { part: Sheet, load } = useLate(pinSheet);
  const [asked, setAsked] = useState<PinRequest>();
  useEffect(() => () => pin.cancel(), [pin]);

  const ask = async (request: PinRequest): Promise<PinEnd> => {
    setAsked(request);
    // The sheet is not part of the page's code, because a host with its own challenge does not need it.
    const isReady = load().then((it) => it !== undefined);
    const end = await pin.confirm(request.token, isReady);
    if (end.kind === 'failed') showFailure(end.failure, { outcome: request.outcome });
    return end;
  };

  const isOpen = kind !== 'idle' && kind !== 'opening';
  return { ask, sheet: isOpen && asked && Sheet && <Sheet {...asked} /> };
};
