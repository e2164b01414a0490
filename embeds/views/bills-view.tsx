import type { ReactNode } from 'react';
import type { BillBook } from '../../domain/bills/bill-book';
import type { Bill } from '../../domain/bills/read-bills';
import { agreedDays } from '../../domain/bills/days-left';
import { isLateBill } from '../../domain/bills/due-parts';
import type { ElementLanguage } from '../core/attributes';
import { formatDay } from './date';
import { Amount } from '../../ui/kit/amount';
import { Card } from '../../ui/kit/card';
import { BillRow } from '../../ui/widgets/bill-row';
import type { ViewProps } from '../core/element-row';
import type { ElementMessages } from '../messages/id';

/** The part of the bills that is shown. */
export type ShownBills = Pick<BillBook, 'bills' | 'total' | 'currency' | 'isWhole'>;

/** Of two bills, each has one line with its date; more are only counted, so that the element keeps its height. */
const most = 2;

/** Returns the texts of a bill. `isShort`: its date and days in one line. Without `now` it counts no days. */
const textsOf = (
  bill: Bill,
  isShort: boolean,
  { bills: messages }: ElementMessages,
  language: ElementLanguage,
  now: number | undefined,
) => {
  const { title, dueTime, status } = bill;
  const day = dueTime === undefined ? undefined : formatDay(dueTime, language);
  const days =
    dueTime === undefined || now === undefined
      ? undefined
      : agreedDays(dueTime, now, isLateBill(bill, now));
  const left = days === undefined ? undefined : messages.left(days);
  // Without `now`, the days are unknown; the status alone shows that the bill is late.
  const mark = (text: string | undefined): ReactNode => ((days ?? 0) < 0 ? <b>{text}</b> : text);
  return {
    title: title ?? (day === undefined ? messages.alone : messages.bill(day.replace(/^\d+ /, ''))),
    due: isShort && left ? mark(`${day}, ${left.toLowerCase()}`) : day && messages.dueOn(day),
    left: isShort ? undefined : mark(left),
    status: isShort || status === undefined ? undefined : messages.due[status],
    lateFee: messages.lateFee,
  };
};

/** Shows the total, then the bill that is due first, without its amount if that is the total. */
export const BillsView = (
  props: ViewProps<ShownBills, { readonly type: 'current' | 'upcoming' }>,
) => {
  const { value, values, messages, stale, readAt, heading, footer } = props;
  const { bills, total, currency } = value;
  const { locale, type } = values;
  const more = bills.length > most ? bills.length - 1 : 0;
  return (
    <Card title={heading}>
      <Amount value={total} currency={currency} size="headline" stale={stale} />
      <ul aria-label={messages.bills.rows[type]}>
        {bills.slice(0, bills.length - more).map((bill, at) => (
          <BillRow
            key={at}
            bill={bill}
            isTotal={bills.length === 1}
            stale={stale}
            texts={textsOf(
              bill,
              bills.length === most,
              messages,
              locale,
              stale ? undefined : readAt,
            )}
          />
        ))}
      </ul>
      {more > 0 && <p className="paylater__note">{messages.bills.more(more)}</p>}
      {footer}
    </Card>
  );
};
