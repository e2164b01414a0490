import { useEffect, useRef } from 'react';
import type { PinEnd } from '../../../domain/pin/verify-pin';
import type { PinRequest } from '../pin/pin-sheet';
import { usePin } from '../pin/use-pin';

export interface PinStepProps {
  readonly request: PinRequest;
  readonly onEnd: (end: PinEnd) => void;
}

/** Asks for the PIN as soon as it is drawn. */
export const PinStep = ({ request, onEnd }: PinStepProps) => {
  const { ask, sheet } = usePin();
  const begin = useRef(() => void ask(request).then(onEnd));
  useEffect(() => {
    let left = false;
    // React's strict mode unmounts once at the start; that must not ask.
    void Promise.resolve().then(() => left || begin.current());
    return () => {
      left = true;
    };
  }, []);
  return sheet;
};
