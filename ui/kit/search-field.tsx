import { type Ref, useId } from 'react';
import { SearchIcon } from '../icons/later-icons';
import { useKeyboard } from './use-keyboard';
import './field.css';

interface SearchFieldProps {
  readonly label: string;
  /** What the search covers, if that is not everything. */
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Renders a field that filters a page. It is outside of forms and has no name, so that its text is never sent. */
export const SearchField = ({ label, hint, value, onChange, ref }: SearchFieldProps) => {
  const id = useId();
  useKeyboard();
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
        <span className="field__prefix">
          <SearchIcon small />
        </span>
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
