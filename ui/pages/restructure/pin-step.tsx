import { useEffect, useRef } from 'react';
import type { PinEnd } from '../../../domain/pin/verify-pin';
import { cancellable } from '../../hooks/cancellable';
import type { PinRequest } from '../pin/pin-sheet';
import { usePin } from '../pin/use-pin';

export interface PinStepProps {
  readonly request: PinRequest;
  readonly onEnd: (end: PinEnd) => void;
}

/** Asks for the PIN when it is mounted. */
export const PinStep = ({ request, onEnd }: PinStepProps) => {
  const { ask, sheet } = usePin();
  const begin = useRef(() => void ask(request).then(onEnd));
  useEffect(() => {
    return cancellable(async (signal) => {
      // React's strict mode unmounts once at the start; that mount must not ask.
      await Promise.resolve();
      if (!signal.aborted) begin.current();
    });
  }, []);
  return sheet;
};
