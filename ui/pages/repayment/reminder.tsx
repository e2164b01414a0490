import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BillBook } from '../../../domain/bills/bill-book';
import type { BillType } from '../../../domain/bills/bill-type';
import { calendarOf } from '../../../domain/bills/calendar';
import { alarmTime } from '../../../domain/bills/reminders';
import { Clock } from '../../../domain/ports/clock';
import { useSaveOrShow } from '../../app/use-save-or-show';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { ReminderRow } from './bill-tool-rows';
import { type DueReminder, ReminderSheet } from './reminder-sheet';

interface ReminderProps {
  /** The list on the page. */
  readonly type: BillType;
  readonly book: BillBook;
}

/** Renders a row that saves the due days of both lists as one calendar file, without amounts, because these may change. */
export const Reminder = ({ type, book }: ReminderProps) => {
  const { t } = useTranslation(['repayment', 'common']);
  const format = useFormat();
  const clock = useService(Clock);
  const { save, sheet } = useSaveOrShow({
    title: t('remind.title'),
    lead: t('remind.lead'),
    copy: t('remind.copy'),
    copied: t('remind.copied'),
    failed: t('remind.copyFailed'),
  });
  const [isOpen, setOpen] = useState(false);
  const remind = async (days: readonly DueReminder[]) => {
    const reminders = days.map((it) => ({
      ...it,
      summary: t('remind.event', { bill: it.title }),
      description: t('remind.description', { day: format.day(it.dueTime) }),
    }));
    setOpen(false);
    await save({
      name: 'paylater.ics',
      type: 'text/calendar',
      text: calendarOf(reminders, clock.now()),
      saved: t('remind.saved'),
      asText: () =>
        reminders
          .flatMap(({ dueTime, summary: event, leads }) => [
            t('remind.line', { day: format.day(dueTime), event }),
            ...(leads.length === 0
              ? []
              : [
                  t('remind.rings', {
                    days: leads.map((it) => format.shortDay(alarmTime(dueTime, it))).join(', '),
                  }),
                ]),
          ])
          .join('\n'),
    });
  };

  return (
    <>
      <ReminderRow onClick={() => setOpen(true)} />
      {createPortal(
        <>
          {isOpen && (
            <ReminderSheet
              type={type}
              book={book}
              onSave={(days) => void remind(days)}
              onClose={() => setOpen(false)}
            />
          )}
          {sheet}
        </>,
        document.body,
      )}
    </>
  );
};
