import { describe, Field, fieldId, type FieldTexts } from './field';
import { type Reporting, useTyped } from './use-typed';

interface CodeFieldProps extends FieldTexts, Reporting {
  /** How many digits the code has. */
  readonly length: number;
  /** Called once for each code that is full. */
  readonly onComplete?: ((code: string) => void) | undefined;
  /** The code is being checked: another one would be lost with its end. */
  readonly busy?: boolean | undefined;
  /** Nobody beside the person may read it, and nothing may keep it. */
  readonly secret?: boolean | undefined;
}

/** A one-time code or a PIN in one field, so that it can be pasted and filled in by the platform (WCAG 3.3.8). */
export const CodeField = (props: CodeFieldProps) => {
  const { name, length, onChange, onCommit, onComplete } = props;
  const [typed, setTyped] = useTyped(props.value);

  const change = (text: string) => {
    const code = text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
    setTyped(code);
    onChange?.(code);
    if (code.length === length && code !== typed) onComplete?.(code);
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
          onChange={({ target }) => change(target.value)}
          onBlur={() => onCommit?.(typed)}
          {...describe(props)}
        />
      </div>
    </Field>
  );
};
