import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { fieldId } from './field';
import './error-summary.css';

interface ErrorSummaryProps {
  readonly title: string;
  /** Word for word as at the fields, in their order. */
  readonly errors: readonly { readonly name: string; readonly text: string }[];
  /** Counts the refused submits: each one takes the focus again. */
  readonly attempt: number;
  /** `warn` when all of it may be passed by a second press. */
  readonly tone?: 'bad' | 'warn' | undefined;
}

// A fragment would be an address of its own where routes live in the hash.
const goToField = (event: MouseEvent, name: string) => {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
};

/** What a submit was refused for, at the top of the form; it takes the focus, so it is read at once. */
export const ErrorSummary = ({ title, errors, attempt, tone = 'bad' }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  return (
    <div
      className={`error-summary error-summary--${tone}`}
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
    >
      <h2 className="error-summary__title" id={id}>
        {title}
      </h2>
      <ul className="error-summary__list">
        {errors.map(({ name, text }) => (
          <li key={name}>
            <a
              className="error-summary__link"
              href={`#${fieldId(name)}`}
              onClick={(event) => goToField(event, name)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
