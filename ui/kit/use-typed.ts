import { useState } from 'react';

/**
 * Returns the text of a control. It starts as `value`, and the control changes it; a `value` that changes outside, such
 * as a loaded draft, replaces it.
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

/** Props by which a field reports its value: on every change, and once more when it is left. */
export interface Reporting {
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onCommit?: ((value: string) => void) | undefined;
}
