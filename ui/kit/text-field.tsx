import type { ComponentProps, ReactNode } from 'react';
import { describe, Field, fieldId, type FieldTexts } from './field';
import { type Reporting, useTyped } from './use-typed';

type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'disabled'
>;

export interface TextFieldProps extends FieldTexts, Reporting, Attributes {
  readonly prefix?: ReactNode;
}

/** One line of text, kept as it was typed; what is meant by it is read elsewhere. */
export const TextField = (props: TextFieldProps) => {
  const [typed, setTyped] = useTyped(props.value);
  const { name, prefix, type = 'text', autoComplete = 'off' } = props;
  return (
    <Field texts={props}>
      <div className="field__control">
        {prefix !== undefined && (
          <span className="field__prefix" aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          className="field__input"
          id={fieldId(name)}
          name={name}
          type={type}
          inputMode={props.inputMode}
          autoComplete={autoComplete}
          autoCapitalize={props.autoCapitalize}
          spellCheck={props.spellCheck ?? false}
          disabled={props.disabled}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            props.onChange?.(target.value);
          }}
          onBlur={({ target }) => props.onCommit?.(target.value)}
          {...describe(props)}
        />
      </div>
    </Field>
  );
};
