import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Bill } from '../../../domain/bills/read-bills';
import { calendarOf } from '../../../domain/bills/calendar';
import { billsAhead } from '../../../domain/bills/due-parts';
import { alarmTime, type Lead, leadsAhead } from '../../../domain/bills/reminders';
import type { Instant } from '../../../domain/kernel/instant';
import { Clock } from '../../../domain/ports/clock';
import { useSaveOrShow } from '../../app/use-save-or-show';
import { type Format, useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import type { TFunction } from 'i18next';
import { billTitle } from './bill-messages';
import { ReminderRow } from './bill-tool-rows';
import { ReminderSheet } from './reminder-sheet';

/** A due day to be reminded of. */
export interface DueDay {
  readonly id: string;
  readonly dueTime: Instant;
  readonly summary: string;
}

/** Returns the due days of bills that are still to come. */
export const dueDays = (
  bills: readonly Bill[],
  now: Instant,
  t: TFunction<'repayment'>,
  format: Format,
): readonly DueDay[] =>
  billsAhead(bills, now).map((bill) => ({
    id: `bill-${bill.id}`,
    dueTime: bill.dueTime,
    summary: t('remind.event', { bill: billTitle(bill, t, format) }),
  }));

interface ReminderProps {
  readonly days: readonly DueDay[];
  readonly now: Instant;
}

/** Renders a row that saves due days as a calendar file, without amounts, because these may change. */
export const Reminder = ({ days, now }: ReminderProps) => {
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
  const remind = async (chosen: readonly Lead[]) => {
    const reminders = days.map((it) => ({
      ...it,
      description: t('remind.description', { day: format.day(it.dueTime) }),
      leads: leadsAhead(it.dueTime, chosen, clock.now()),
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
              days={days}
              now={now}
              onSave={(chosen) => void remind(chosen)}
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
