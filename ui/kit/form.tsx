import { type ReactNode, useEffect, useRef } from 'react';
import { goToNext, hintAtNext } from './next-control';
import './form.css';

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

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Writes a value as the browser does, so that React finds it new. */
const fill = (control: Typed, value: string): void => {
  const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
};

/**
 * Autofill may write into fields without an event (iOS Chrome), and the next drawing would undo it. Returns a listener
 * that tells React what the fields of a form hold, as soon as anything happens in it; what React knows it ignores.
 */
const tellFilled = (): ((event: Event) => void) => {
  let isTelling = false;
  return ({ currentTarget, target }) => {
    if (isTelling || !(currentTarget instanceof HTMLFormElement)) return;
    isTelling = true;
    const controls = currentTarget.querySelectorAll<Typed>('textarea, input:not([type="radio"])');
    const held = [...controls].map((control) => ({ control, value: control.value }));
    for (const { control, value } of held) {
      if (control === target) continue;
      // Drawn again since the field before it was told.
      if (control.value !== value) fill(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    isTelling = false;
  };
};

const anything = ['input', 'change', 'focusin', 'focusout', 'submit'] as const;

/** Checked by us on submit, in our words, never by the browser. */
export const Form = ({ onSubmit, id, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    current?.addEventListener('keydown', onKey);
    current?.addEventListener('focusin', onFocus);
    const tell = tellFilled();
    for (const name of anything) current?.addEventListener(name, tell);
    return () => {
      current?.removeEventListener('keydown', onKey);
      current?.removeEventListener('focusin', onFocus);
      for (const name of anything) current?.removeEventListener(name, tell);
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
