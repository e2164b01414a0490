import { type ReactNode, useEffect, useRef } from 'react';
import { goToNext, hintAtNext } from './next-control';

interface FormProps {
  readonly onSubmit: () => void;
  /** For a button that stands outside of the form. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Enter leads from field to field; in the last one it submits, as a browser does by itself. */
const onKey = (event: KeyboardEvent): void => {
  const { key, shiftKey, isComposing, target } = event;
  if (key !== 'Enter' || shiftKey || isComposing || !target) return;
  if (goToNext(target)) event.preventDefault();
};

const onFocus = ({ target }: FocusEvent): void => {
  if (target) hintAtNext(target);
};

/** Checked by us on submit, in our words, never by the browser. */
export const Form = ({ onSubmit, id, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    current?.addEventListener('keydown', onKey);
    current?.addEventListener('focusin', onFocus);
    return () => {
      current?.removeEventListener('keydown', onKey);
      current?.removeEventListener('focusin', onFocus);
    };
  }, []);
  return (
    <form
      ref={form}
      className="form"
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
};
