import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { classes } from './classes';
import { fieldId } from './field';
import './error-summary.css';

interface ErrorSummaryProps {
  readonly title: string;
  /** The messages of the fields, in the same words and order. */
  readonly errors: readonly { readonly name: string; readonly text: string }[];
  /** Number of refused submits; each one moves the focus to the summary. */
  readonly attempt: number;
  /** `warn` if a second press may pass all of them. */
  readonly tone?: 'bad' | 'warn' | undefined;
}

/** How many errors leave room for the first fields below them on a small screen, each as high as a button. */
const few = 3;

// A fragment would change the route where routes are in the hash.
const goToField = (event: MouseEvent, name: string) => {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
};

/** Renders why a submit was refused. It takes the focus, so that a screen reader reads it at once. */
export const ErrorSummary = ({ title, errors, attempt, tone = 'bad' }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (attempt === 0) return;
    const it = box.current;
    if (!it) return;
    it.focus({ preventScroll: true });
    const top = (element: Element) => element.getBoundingClientRect().top;
    const title = it.closest('main')?.querySelector('h1');
    // The header would cover a part of the page's title, unless that is far above.
    const isNear = title && top(it) - top(title) < window.innerHeight / 3;
    (isNear ? title : it).scrollIntoView?.({ block: 'start' });
  }, [attempt]);

  return (
    <div
      className={classes(
        'error-summary',
        `error-summary--${tone}`,
        errors.length > few && 'error-summary--many',
      )}
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
    >
      {/* A single message says it all. */}
      <h2 className={errors.length > 1 ? 'error-summary__title' : 'visually-hidden'} id={id}>
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
