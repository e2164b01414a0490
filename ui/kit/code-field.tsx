import { type ChangeEvent, useState } from 'react';
import { WarningIcon } from '../icons/icon';
import { describe, Field, fieldId, type FieldTexts } from './field';
import { classes } from './classes';
import { type Reporting, useTyped } from './use-typed';
import './code-field.css';

interface CodeFieldProps extends FieldTexts, Reporting {
  /** Number of digits in the code. */
  readonly length: number;
  /** Returns the digits of a text that holds one code or a part of one, otherwise `undefined`. */
  readonly read: (text: string) => string | undefined;
  /** Shown when a text held no code, or several, and was not accepted. */
  readonly unread: string;
  /**
   * Called once for each full code that the user typed or the browser filled in, not for a pasted one. `isFilled`: more
   * than its last digit came at once.
   */
  readonly onComplete?: ((code: string, isFilled: boolean) => void) | undefined;
  /** The code is being checked: the field is read-only, because the end of the check would delete another code. */
  readonly busy?: boolean | undefined;
  /** Masks the code and keeps the browser from storing it. */
  readonly secret?: boolean | undefined;
}

/** Returns whether the user typed the text or the browser filled it in, and not a script or an extension. */
const isOwn = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType !== ''
    ? /^insert(?:Composition|Replacement)?Text$/.test(event.inputType)
    : event.isTrusted;

/** Renders a one-time code or a PIN as one field with a cell for each digit, so that it can be pasted and autofilled (WCAG 3.3.8). */
export const CodeField = (props: CodeFieldProps) => {
  const { name, length, read, unread, onChange, onCommit, onComplete } = props;
  const [typed, setTyped] = useTyped(props.value);
  const [isUnread, setUnread] = useState(false);

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const added = nativeEvent instanceof InputEvent ? (nativeEvent.data ?? '') : '';
    const whole = read(added);
    // A full code that is inserted after typed digits replaces them.
    const code = read(target.value) ?? (whole?.length === length ? whole : undefined);
    setUnread(code === undefined);
    if (code === undefined) return;
    setTyped(code);
    onChange?.(code);
    if (code.length === length && code !== typed && isOwn(nativeEvent))
      onComplete?.(code, code.length - typed.length > 1);
  };

  return (
    <Field texts={props}>
      <div className="field__control code">
        <input
          className="field__input field__input--code"
          id={fieldId(name)}
          name={name}
          type={props.secret ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={props.secret ? 'off' : 'one-time-code'}
          spellCheck={false}
          readOnly={props.busy}
          value={typed}
          onChange={change}
          onBlur={() => onCommit?.(typed)}
          {...describe(props)}
        />
        {/* Shows what the field holds, whose own text is invisible. */}
        <span className="code__cells" aria-hidden="true">
          {Array.from({ length }, (_, at) => (
            <span
              key={at}
              className={classes(
                'code__cell',
                at === Math.min(typed.length, length - 1) && 'code__cell--next',
              )}
            >
              {props.secret && typed[at] !== undefined ? '•' : typed[at]}
            </span>
          ))}
        </span>
      </div>
      <div role="status">
        {isUnread && (
          <p className="field__message field__message--warning">
            <WarningIcon small />
            <span>{unread}</span>
          </p>
        )}
      </div>
    </Field>
  );
};
