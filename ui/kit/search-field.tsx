import { type Ref, useId } from 'react';
import './field.css';

interface SearchFieldProps {
  readonly label: string;
  /** What it looks through, when that is less than everything. */
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Narrows what a page shows. It stands in no form and has no name: nothing of it is ever sent. */
export const SearchField = ({ label, hint, value, onChange, ref }: SearchFieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="field__control">
        <input
          className="field__input"
          ref={ref}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  );
};
