import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BillBook } from '../../../domain/bills/bill-book';
import type { BillType } from '../../../domain/bills/bill-type';
import { OwnTimes } from '../../../domain/bills/own-times';
import { isNothingDue } from '../../../domain/bills/read-bills';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { dueDays } from './due-days';
import { BillToolRows, PaydayRow } from './bill-tool-rows';
import { BeforePayday } from './payday';
import { PaydaySheet } from './payday-sheet';
import { Reminder } from './reminder';

interface BillToolsProps {
  /** The list on the page, which the page loads. */
  readonly type: BillType;
  readonly book: BillBook;
}

/** Renders the reminder of the due days; below it what is due before the payday, or a row to set one. */
export const BillTools = ({ type, book }: BillToolsProps) => {
  const { t } = useTranslation('repayment');
  const format = useFormat();
  const times = useService(OwnTimes);
  const [payday, setPayday] = useState(times.payday);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const keep = (chosen: number | undefined) => {
    times.rememberPayday(chosen);
    setPayday(chosen);
    setOpen(false);
  };
  const days = dueDays(book.bills, book.readAt, t, format);
  const isDue = !isNothingDue(book);
  const asksPayday = isDue && payday === undefined;
  return (
    <>
      {(days.length > 0 || asksPayday) && (
        <BillToolRows>
          {days.length > 0 && <Reminder type={type} book={book} />}
          {asksPayday && <PaydayRow onClick={open} />}
        </BillToolRows>
      )}
      {isDue && payday !== undefined && (
        <BeforePayday type={type} payday={payday} onChange={open} />
      )}
      {isOpen &&
        createPortal(
          <PaydaySheet payday={payday} onKeep={keep} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
};
