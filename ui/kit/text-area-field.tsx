import { describe, Field, fieldId, type FieldTexts } from './field';
import { type Reporting, useTyped } from './use-typed';

interface TextAreaFieldProps extends FieldTexts, Reporting {
  readonly autoComplete?: string | undefined;
  readonly rows?: number | undefined;
  readonly disabled?: boolean | undefined;
}

export const TextAreaField = (props: TextAreaFieldProps) => {
  const [typed, setTyped] = useTyped(props.value);
  const { name, autoComplete = 'off', rows = 3 } = props;
  return (
    <Field texts={props}>
      <div className="field__control">
        <textarea
          className="field__input"
          id={fieldId(name)}
          name={name}
          rows={rows}
          autoComplete={autoComplete}
          spellCheck={false}
          disabled={props.disabled}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            props.onChange?.(target.value);
          }}
          // Browsers scroll to the line of the cursor only.
          onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest' })}
          onBlur={({ target }) => props.onCommit?.(target.value)}
          {...describe(props)}
        />
      </div>
    </Field>
  );
};
