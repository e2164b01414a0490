import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bill } from '../../../domain/bills/read-bills';
import { calendarOf } from '../../../domain/bills/calendar';
import { daysLeft } from '../../../domain/bills/days-left';
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

type DatedBill = Bill & { readonly dueTime: Instant };

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
  const [text, setText] = useState<string>();
  const ahead = bills.filter(
    (bill): bill is DatedBill => bill.dueTime !== undefined && daysLeft(bill.dueTime, now) > 0,
  );
  if (ahead.length === 0) return null;

  const remind = async () => {
    const days = ahead.map((bill) => ({
      id: `bill-${bill.id}`,
      dueTime: bill.dueTime,
      summary: t('remind.event', { bill: billTitle(bill, t, format) }),
      description: t('remind.description'),
    }));
    const end = await files.save({
      name: 'paylater.ics',
      type: 'text/calendar',
      text: calendarOf(days, clock.now()),
    });
    if (end === 'saved') notifications.toast(t('remind.saved'));
    if (end === 'text')
      setText(
        days
          .map(({ dueTime, summary: event }) =>
            t('remind.line', { day: format.day(dueTime), event }),
          )
          .join('\n'),
      );
  };

  return (
    <>
      <Button look="secondary" onClick={() => void remind()}>
        <CalendarIcon small />
        <span>{t('remind.button')}</span>
      </Button>
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
