import { type ChangeEvent, useState } from 'react';
import { WarningIcon } from '../icons/icon';
import { describe, Field, fieldId, type FieldTexts } from './field';
import { type Reporting, useTyped } from './use-typed';

interface CodeFieldProps extends FieldTexts, Reporting {
  /** How many digits the code has. */
  readonly length: number;
  /** Returns the digits that a text stands for, if it stands for one code or a part of it. */
  readonly read: (text: string) => string | undefined;
  /** Says that a text held no code, or several, and was not taken. */
  readonly unread: string;
  /**
   * Called once for each full code that the user typed or the browser filled in, not for one that was pasted. `isFilled`:
   * more than its last digit came at once.
   */
  readonly onComplete?: ((code: string, isFilled: boolean) => void) | undefined;
  /** The code is being checked: another one would be lost with its end. */
  readonly busy?: boolean | undefined;
  /** Nobody beside the user may read it, and nothing may keep it. */
  readonly secret?: boolean | undefined;
}

/** Whether the user typed it or the browser filled it in; a script or an extension says nothing of how it came. */
const isOwn = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType !== ''
    ? /^insert(?:Composition|Replacement)?Text$/.test(event.inputType)
    : event.isTrusted;

/** A one-time code or a PIN in one field, so that it can be pasted and filled in by the platform (WCAG 3.3.8). */
export const CodeField = (props: CodeFieldProps) => {
  const { name, length, read, unread, onChange, onCommit, onComplete } = props;
  const [typed, setTyped] = useTyped(props.value);
  const [isUnread, setUnread] = useState(false);

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const added = nativeEvent instanceof InputEvent ? (nativeEvent.data ?? '') : '';
    const whole = read(added);
    // A code that comes behind digits that were typed stands for itself.
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
      <div className="field__control">
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
