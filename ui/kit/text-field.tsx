import type { ComponentProps, ReactNode } from 'react';
import { describe, Field, fieldId, type FieldTexts } from './field';
import { writeGrouped } from './money-text';
import { type Reporting, useTyped } from './use-typed';

type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'disabled'
>;

export interface TextFieldProps extends FieldTexts, Reporting, Attributes {
  readonly prefix?: ReactNode;
  /** Writes the text in groups while the user types. */
  readonly grouped?: ((text: string) => string) | undefined;
}

/** Renders a field for one line of text. It keeps the text as typed, apart from groups; other code interprets it. */
export const TextField = (props: TextFieldProps) => {
  const [typed, setTyped] = useTyped(props.value);
  const { name, prefix, type = 'text', autoComplete = 'off', grouped = (text) => text } = props;
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
          value={grouped(typed)}
          onChange={({ target, nativeEvent }) => {
            writeGrouped(target, grouped(target.value), nativeEvent);
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
