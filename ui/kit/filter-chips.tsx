import { useId } from 'react';
import type { Option } from './option';

interface FilterChipsProps {
  readonly label: string;
  /** The first chip, which stands for no choice. */
  readonly all: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Narrows a list to one kind; a row that is wider than the page is moved sideways. */
export const FilterChips = ({ label, all, options, value, onChange }: FilterChipsProps) => {
  const id = useId();
  return (
    <div className="filter-chips" role="group" aria-labelledby={id}>
      <span className="visually-hidden" id={id}>
        {label}
      </span>
      {[{ value: undefined, label: all }, ...options].map((option) => (
        <button
          key={option.value ?? ''}
          type="button"
          className="filter-chips__chip"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
};
