import type { MouseEvent, ReactNode } from 'react';
import { ChevronIcon } from '../icons/later-icons';
import { classes } from './classes';
import { said } from './said';
import './rows.css';

interface RowsProps {
  /** Names the list for a screen reader, if no heading precedes it. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

export const Rows = ({ label, children }: RowsProps) => (
  <ul className="rows" aria-label={label}>
    {children}
  </ul>
);

interface RowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** At the end of the row: an amount, a status. */
  readonly end?: ReactNode;
  readonly start?: ReactNode;
  readonly kind?: 'transaction' | 'bill' | 'instalment' | undefined;
  readonly id?: string | undefined;
  /** Makes the whole row a link; `onClick` alone makes it a button. */
  readonly href?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

export const Row = ({ title, detail, start, end, kind, id, href, onClick }: RowProps) => {
  const content = (
    <>
      {start}
      <span className="rows__content">
        <span className="rows__text">
          <bdi className="rows__title">{said(title)}</bdi>
          {detail !== undefined && <span className="rows__detail">{said(detail)}</span>}
        </span>
        {end !== undefined && <span className="rows__end">{end}</span>}
      </span>
      {(href ?? onClick) && <ChevronIcon small />}
    </>
  );
  const className = classes('rows__row', (href ?? onClick) && 'rows__row--live');
  return (
    <li className="rows__item" data-row={kind} data-id={id}>
      {href !== undefined ? (
        <a className={className} href={href} onClick={onClick}>
          {content}
        </a>
      ) : onClick ? (
        <button type="button" className={className} onClick={onClick}>
          {content}
        </button>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  );
};
