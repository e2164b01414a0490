import { useState } from 'react';

/**
 * What is in a control at this moment. It starts as `value` and belongs to the control from then on; a `value` that
 * changes outside, such as a draft that arrives, replaces it.
 */
export const useTyped = (value = ''): [typed: string, setTyped: (next: string) => void] => {
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    setTyped(value);
  }
  return [typed, setTyped];
};

/** How a field tells what it holds: on every change, and once more when it is left. */
export interface Reporting {
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onCommit?: ((value: string) => void) | undefined;
}
