import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bill } from '../../../domain/bills/read-bills';
import { calendarOf } from '../../../domain/bills/calendar';
import { daysLeft } from '../../../domain/bills/days-left';
import { alarmTime, type Lead, leadsAhead } from '../../../domain/bills/reminders';
import type { Instant } from '../../../domain/kernel/instant';
import { Clock } from '../../../domain/ports/clock';
import { Files } from '../../../domain/ports/files';
import { Notifications } from '../../app/notifications';
import { useCopy } from '../../app/use-copy';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { CalendarIcon } from '../../icons/later-icons';
import { Button } from '../../kit/button';
import { TextSheet } from '../../kit/text-sheet';
import { billTitle } from './bill-messages';
import { ReminderSheet } from './reminder-sheet';

interface ReminderProps {
  readonly bills: readonly Bill[];
  readonly now: Instant;
}

/** Renders a button that saves upcoming due days as a calendar file, without amounts, because these may change. */
export const Reminder = ({ bills, now }: ReminderProps) => {
  const { t } = useTranslation(['repayment', 'common']);
  const format = useFormat();
  const files = useService(Files);
  const clock = useService(Clock);
  const notifications = useService(Notifications);
  const copyText = useCopy();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<string>();
  const days = bills.flatMap((bill) =>
    bill.dueTime === undefined || daysLeft(bill.dueTime, now) <= 0
      ? []
      : [
          {
            id: `bill-${bill.id}`,
            dueTime: bill.dueTime,
            summary: t('remind.event', { bill: billTitle(bill, t, format) }),
          },
        ],
  );
  if (days.length === 0) return null;

  const save = async (chosen: readonly Lead[]) => {
    const reminders = days.map((it) => ({
      ...it,
      description: t('remind.description', { day: format.day(it.dueTime) }),
      leads: leadsAhead(it.dueTime, chosen, clock.now()),
    }));
    const end = await files.save({
      name: 'paylater.ics',
      type: 'text/calendar',
      text: calendarOf(reminders, clock.now()),
    });
    setOpen(false);
    if (end === 'saved') notifications.toast(t('remind.saved'));
    if (end === 'text')
      setText(
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
      );
  };

  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <CalendarIcon small />
        <span>{t('remind.button')}</span>
      </Button>
      {isOpen && (
        <ReminderSheet
          days={days}
          now={now}
          onSave={(chosen) => void save(chosen)}
          onClose={() => setOpen(false)}
        />
      )}
      {text !== undefined && (
        <TextSheet
          title={t('remind.title')}
          lead={t('remind.lead')}
          text={text}
          copy={t('remind.copy')}
          copied={t('remind.copied')}
          failed={t('remind.copyFailed')}
          close={t('common:close')}
          onCopy={() => copyText(text)}
          onClose={() => setText(undefined)}
        />
      )}
    </>
  );
};
