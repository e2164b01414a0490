import { useContext } from 'react';
import type { Rupiah } from '../../../../domain/kernel/money';
import { InAppLink } from '../../../app/in-app-link';
import { HiddenAmounts } from '../../../format/hidden-amounts';
import { ChevronIcon } from '../../../icons/later-icons';
import { Amount } from '../../../kit/amount';
import { Bar } from '../../../kit/bar';
import '../../../kit/rows.css';
import './coming.css';

interface DueRowProps {
  /** The due date. */
  readonly day: string;
  /** Above the date: what is particular about this row. */
  readonly name?: string | undefined;
  readonly isLate?: boolean;
  readonly amount: Rupiah;
  readonly currency?: string;
  /** The highest amount shown, which has the longest bar; without it, no bar. */
  readonly highest: Rupiah | undefined;
  readonly stale?: boolean;
  /** The page of what is due; absent if there is none. */
  readonly to: string | undefined;
  /** The month, in a list that has one row for each. */
  readonly month?: string;
}

/** Renders a due date, such as "30 Nov 2026", a bar, and the amount due. */
export const DueRow = (props: DueRowProps) => {
  const { day, name, isLate, amount, currency, highest, stale, to, month } = props;
  const isHidden = useContext(HiddenAmounts) !== undefined;
  const content = (
    <>
      <span className="coming__day">
        {name !== undefined && (
          <strong className={isLate ? 'coming__name coming__name--late' : 'coming__name'}>
            {name}
          </strong>
        )}
        <span>{day}</span>
      </span>
      <Amount value={amount} currency={currency} size="strong" stale={stale} />
      {highest !== undefined && (
        <Bar value={isHidden ? 0 : amount} highest={highest} isLate={isLate} />
      )}
    </>
  );
  return (
    <li
      className="rows__item"
      {...(month !== undefined && { 'data-row': 'due', 'data-id': month })}
    >
      {to === undefined ? (
        <div className="rows__row coming__row">{content}</div>
      ) : (
        <InAppLink className="rows__row coming__row" to={to}>
          {content}
          <ChevronIcon small />
        </InAppLink>
      )}
    </li>
  );
};
