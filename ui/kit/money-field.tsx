import type { ChangeEvent } from 'react';
import { groupDigits } from '../format/rupiah';
import { describe, Field, fieldId, type FieldTexts } from './field';
import { caretAfter, readDigits } from './money-text';
import { type Reporting, useTyped } from './use-typed';

interface MoneyFieldProps extends FieldTexts, Reporting {
  readonly disabled?: boolean | undefined;
}

/** Whole rupiah, grouped while it is typed; its value is the digits alone, or the text when that is no number. */
export const MoneyField = (props: MoneyFieldProps) => {
  const [typed, setTyped] = useTyped(props.value);
  const { name } = props;

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const digits = readDigits(target.value);
    const grouped = groupDigits(digits);
    if (grouped !== target.value) {
      const forward =
        nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
      const caret = caretAfter(target.value, target.selectionStart ?? Infinity, grouped, forward);
      // Written here, not left to the next render: that would put the caret at the end.
      target.value = grouped;
      if (document.activeElement === target) target.setSelectionRange(caret, caret);
    }
    setTyped(digits);
    props.onChange?.(digits);
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
