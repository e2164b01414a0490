import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/later-icons';
import { describe, Field, fieldId, type FieldTexts } from './field';
import { type Option, withSaved } from './option';
import { type Reporting, useTyped } from './use-typed';

export interface SelectFieldProps extends FieldTexts, Reporting {
  readonly options: readonly Option[];
  /** Shown when nothing is chosen: "Pilih kecamatan". Without it, something always is. */
  readonly placeholder?: string;
  /** Label of a saved value that is not in the list; defaults to its own spelling. */
  readonly other?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Handlers that open something else in place of the platform's list. */
  readonly handlers?: Pick<ComponentProps<'select'>, 'onClick' | 'onTouchStart' | 'onTouchEnd'>;
}

/** Renders a choice with the platform's own list, disabled while it has no options. */
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
          {placeholder !== undefined && <option value="">{placeholder}</option>}
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
