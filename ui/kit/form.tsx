import { type ReactNode, useEffect, useRef } from 'react';
import { goToNext, hintAtNext } from './next-control';
import { useKeyboard } from './use-keyboard';
import './form.css';

interface FormProps {
  readonly onSubmit: () => void;
  /** For a button outside of the form. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Moves the focus to the next field on Enter; in the last field the browser submits the form. */
const onKey = (event: KeyboardEvent): void => {
  const { key, shiftKey, isComposing, target } = event;
  if (key !== 'Enter' || shiftKey || isComposing || !target) return;
  if (goToNext(target)) event.preventDefault();
};

const onFocus = ({ target }: FocusEvent): void => {
  if (target) hintAtNext(target);
};

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Sets a value with the prototype's setter, so that React detects the change. */
const fill = (control: Typed, value: string): void => {
  const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
};

/**
 * Returns a listener that reports the values of all fields to React on any event in the form; React ignores values that
 * it knows. Autofill may write into fields without an event (iOS Chrome), and the next render would undo that.
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
      // React has rendered since the event of an earlier field, and reset this one.
      if (control.value !== value) fill(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    isTelling = false;
  };
};

const anything = ['input', 'change', 'focusin', 'focusout', 'submit'] as const;

/** Renders a form that the app checks on submit; the browser's own checks are off. */
export const Form = ({ onSubmit, id, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useKeyboard();
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
