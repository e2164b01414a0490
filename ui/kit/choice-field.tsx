import { describe, FieldLabel, FieldMessages, fieldId } from './field';
import { classes } from './classes';
import { withSaved } from './option';
import type { SelectFieldProps } from './select-field';
import { useTyped } from './use-typed';
import './choice-field.css';

/** Renders a choice whose options are all visible. */
export const RadioField = (props: SelectFieldProps) => {
  const [chosen, setChosen] = useTyped(props.value);
  const { name, error } = props;
  const options = withSaved(props.options, props.value, props.other);
  const described = describe(props);
  return (
    <fieldset
      className={classes('field', error !== undefined && 'field--refused')}
      role="radiogroup"
      disabled={props.disabled}
      {...described}
    >
      <legend className="field__label">
        <FieldLabel label={props.label} optional={props.optional} />
      </legend>
      <FieldMessages {...props} />
      <div className="choice">
        {options.map(({ value, label }, index) => (
          <label className="choice__row" key={value}>
            <input
              className="choice__radio"
              id={index === 0 ? fieldId(name) : undefined}
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => {
                setChosen(value);
                props.onChange?.(value);
                props.onCommit?.(value);
              }}
              // Only on the first one, which the summary links to: repeated at every option, it would be noise.
              aria-describedby={index === 0 ? described['aria-describedby'] : undefined}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
