import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../domain/kernel/failure';
import { Pin, type PinEnd } from '../../../domain/pin/pin';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import type { PinSheet } from './pin-sheet';

/** What the PIN confirms. */
export interface PinRequest {
  /** What is about to be bound, with its amount, dates and consequences; stands beside the button. */
  readonly about: ReactNode;
  /** What the button does, such as "Ubah jadi 6 cicilan". */
  readonly confirm: string;
  /** What the host's own challenge is opened with, when the server gave something for it. */
  readonly token?: string;
}

interface OpenRequest {
  readonly Sheet: typeof PinSheet;
  readonly request: PinRequest;
  /** Nothing can be typed for a while. */
  readonly lock?: Extract<PinEnd, { kind: 'locked' }>;
  readonly end: (end: PinEnd) => void;
}

/** Not needed where the host asks by itself, so it comes when somebody is asked. */
const loadSheet = () =>
  import('./pin-sheet').then(
    (it) => it.PinSheet,
    () => undefined,
  );

/**
 * Asks for the PIN before a binding step: by the host where it can, else in a sheet of ours. `ask` resolves once it is
 * over and never rejects; whatever is not `verified` was told to the person already. `sheet` stands anywhere on the
 * page, outside of any form; its words are those of the areas `pin`, `fields` and `form`.
 */
export const usePin = () => {
  const pin = useService(Pin);
  const showFailure = useFailureDialog();
  const [asked, setAsked] = useState<OpenRequest>();
  const open = useRef<OpenRequest>(undefined);
  const leaving = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      leaving.current?.abort();
      if (!open.current) return;
      pin.cancel();
      open.current.end({ kind: 'cancelled' });
    },
    [pin],
  );

  const show = (next: OpenRequest | undefined) => {
    open.current = next;
    setAsked(next);
  };

  const begin = async (request: PinRequest, end: (end: PinEnd) => void): Promise<void> => {
    const { signal } = (leaving.current = new AbortController());
    const [step, Sheet] = await Promise.all([pin.begin(request.token, signal), loadSheet()]);
    if (signal.aborted) {
      pin.cancel();
      return end({ kind: 'cancelled' });
    }
    const over = (it: PinEnd) => {
      show(undefined);
      end(it);
    };
    const fail = (failure: Failure) => {
      end({ kind: 'failed', failure });
      showFailure(failure);
    };
    if (step.kind === 'failed') return fail(step.failure);
    if (step.kind !== 'field' && step.kind !== 'locked') return end(step);
    if (!Sheet) return fail({ kind: 'network' });
    show({ Sheet, request, end: over, ...(step.kind === 'locked' && { lock: step }) });
  };

  return {
    ask: (request: PinRequest) => new Promise<PinEnd>((end) => void begin(request, end)),
    sheet: asked && <asked.Sheet {...asked} />,
  };
};
