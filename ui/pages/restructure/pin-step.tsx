import { useEffect, useRef } from 'react';
import type { PinEnd } from '../../../domain/pin/verify-pin';
import { type PinRequest, usePin } from '../pin/use-pin';

export interface PinStepProps {
  readonly request: PinRequest;
  readonly onEnd: (end: PinEnd) => void;
}

/** Asks for the PIN as soon as it stands on the page; code of its own, since few backends ask for one here. */
export const PinStep = ({ request, onEnd }: PinStepProps) => {
  const { ask, sheet } = usePin();
  const begin = useRef(() => void ask(request).then(onEnd));
  useEffect(() => {
    let left = false;
    // What leaves at once, as React's strict mode does, has not asked.
    void Promise.resolve().then(() => left || begin.current());
    return () => {
      left = true;
    };
  }, []);
  return sheet;
};
