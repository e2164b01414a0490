import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { goToNext, hintAtNext } from './next-control';

interface FormProps {
  readonly onSubmit: () => void;
  /** For a button that stands outside of the form. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Not in a sheet of the form, which is outside of it. */
const isInside = ({ currentTarget, target }: SyntheticEvent): boolean =>
  currentTarget.contains(target as Node);

/** Enter leads from field to field; in the last one it submits, as a browser does by itself. */
const onEnter = (event: KeyboardEvent): void => {
  const { key, shiftKey, nativeEvent, target } = event;
  // While something is composed, Enter confirms it.
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || !isInside(event)) return;
  if (goToNext(target)) event.preventDefault();
};

/** Checked by us on submit, in our words, never by the browser. */
export const Form = ({ onSubmit, id, children }: FormProps) => (
  <form
    className="form"
    id={id}
    noValidate
    onFocus={(event) => isInside(event) && hintAtNext(event.target)}
    onKeyDown={onEnter}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
