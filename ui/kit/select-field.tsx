import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/icon';
import { describe, Field, fieldId, type FieldTexts } from './field';
import { type Option, withSaved } from './option';
import { type Reporting, useTyped } from './use-typed';

export interface SelectFieldProps extends FieldTexts, Reporting {
  readonly options: readonly Option[];
  /** "Pilih kecamatan": stands for no choice. */
  readonly placeholder: string;
  /** What a saved value that is not in the list is called; its own spelling when left out. */
  readonly other?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** What opens something else in place of the platform's list. */
  readonly handlers?: Pick<ComponentProps<'select'>, 'onClick' | 'onTouchStart' | 'onTouchEnd'>;
}

/** One of many, by the platform's own list. Without options yet it is disabled. */
export const SelectField = (props: SelectFieldProps) => {
  const [chosen, setChosen] = useTyped(props.value);
  const { name, placeholder } = props;
  const options = withSaved(props.options, props.value, props.other);
  return (
    <Field texts={props}>
      <div className="field__control">
        <select
          className="field__input field__input--select"
          id={fieldId(name)}
          name={name}
          disabled={props.disabled ?? options.length === 0}
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            props.onChange?.(target.value);
            props.onCommit?.(target.value);
          }}
          {...props.handlers}
          {...describe(props)}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label, hidden }) => (
            <option key={value} value={value} hidden={hidden && value !== chosen}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon small />
      </div>
    </Field>
  );
};
