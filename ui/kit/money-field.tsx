import type { ChangeEvent } from 'react';
import { groupDigits } from '../format/rupiah';
import { describe, Field, fieldId, type FieldTexts } from './field';
import { writeGrouped } from './money-text';
import { type Reporting, useTyped } from './use-typed';

interface MoneyFieldProps extends FieldTexts, Reporting {
  readonly disabled?: boolean | undefined;
  /** Returns what the field holds after its text was changed: digits, or a text that is not an amount. */
  readonly read: (text: string, before: string, event: Event) => string;
}

/** Renders a field for whole rupiah, grouped while typed. Its value is digits, or the text if that is not a number. */
export const MoneyField = (props: MoneyFieldProps) => {
  const [typed, setTyped] = useTyped(props.value);
  const { name } = props;

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const next = props.read(target.value, typed, nativeEvent);
    writeGrouped(target, groupDigits(next), nativeEvent);
    setTyped(next);
    props.onChange?.(next);
  };

  return (
    <Field texts={props}>
      <div className="field__control">
        <span className="field__prefix" aria-hidden="true">
          Rp
        </span>
        <input
          className="field__input"
          id={fieldId(name)}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          disabled={props.disabled}
          value={groupDigits(typed)}
          onChange={change}
          onBlur={() => props.onCommit?.(typed)}
          {...describe(props)}
        />
      </div>
    </Field>
  );
};
