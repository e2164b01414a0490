import { useId } from 'react';
import './segments.css';

interface SegmentsProps<Value> {
  readonly label: string;
  /** What the chosen option does. */
  readonly hint?: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** The language of the label, when it is not the page's. */
    readonly lang?: string;
  }[];
  readonly onChange: (value: Value) => void;
}

/** Renders a choice that applies at once. Buttons, not radios: they are outside of any form and have no name. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>) => {
  const { label, hint, value, options, onChange } = props;
  const id = useId();
  return (
    <div className="segments" role="group" aria-labelledby={id}>
      <p className="segments__label" id={id}>
        {label}
      </p>
      <div className="segments__row">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="segments__option"
            lang={option.lang}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
      {hint !== undefined && <p className="segments__hint">{hint}</p>}
    </div>
  );
};
