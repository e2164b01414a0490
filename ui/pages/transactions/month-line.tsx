import { memo } from 'react';
import { classes } from '../../kit/classes';
import { said } from '../../kit/said';
import './transactions.css';

interface MonthLineProps {
  readonly name: string;
  /** What was bought in it, as a text; absent if that is not known. */
  readonly spent: string | undefined;
  /** Index of the line, and pixels from the list's top (`top`); the browser places the sticky heading. */
  readonly index: number;
  readonly top: number | undefined;
  readonly measure?: (element: HTMLLIElement | null) => void;
}

/** Renders the heading of a month in the list. */
export const MonthLine = memo(({ name, spent, index, top, measure }: MonthLineProps) => (
  <li
    className={classes('history__month', top === undefined && 'history__month--sticks')}
    data-index={index}
    ref={measure}
    style={{ top }}
  >
    <div className="history__month-line">
      <h2 className="history__month-name" tabIndex={-1}>
        {name}
      </h2>
      {spent !== undefined && <span className="history__spent">{said(spent)}</span>}
    </div>
  </li>
));
