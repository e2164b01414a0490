import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BillBook } from '../../../domain/bills/bill-book';
import type { BillType } from '../../../domain/bills/bill-type';
import { OwnTimes } from '../../../domain/bills/own-times';
import { alarmTime, allLeads, type Lead, leadsAhead } from '../../../domain/bills/reminders';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Row, Rows } from '../../kit/rows';
import { Sheet } from '../../kit/sheet';
import { Switch } from '../../kit/switch';
import { type DueDay, useDueDays } from './due-days';
import '../../kit/page.css';

export interface DueReminder extends DueDay {
  /** The chosen times that are still ahead. */
  readonly leads: readonly Lead[];
}

interface ReminderSheetProps {
  /** The list on the page. */
  readonly type: BillType;
  readonly book: BillBook;
  readonly onSave: (days: readonly DueReminder[]) => void;
  readonly onClose: () => void;
}

/** Renders the choice of lead times for calendar reminders, and the days on which each bill of both lists reminds. */
export const ReminderSheet = ({ type, book, onSave, onClose }: ReminderSheetProps) => {
  const { t } = useTranslation(['repayment', 'common']);
  const format = useFormat();
  const times = useService(OwnTimes);
  const [chosen, choose] = useState(times.leads);
  const { days, state } = useDueDays(type, book);
  const reminders = days.map((it) => ({
    ...it,
    leads: leadsAhead(it.dueTime, chosen, book.readAt),
  }));
  const save = () => {
    times.rememberLeads(chosen);
    onSave(reminders);
  };
  return createPortal(
    <Sheet
      title={t('remind.button')}
      close={t('common:close')}
      onClose={onClose}
      action={
        <Button
          look="primary"
          busy={state === 'loading'}
          disabled={reminders.every(({ leads }) => leads.length === 0)}
          onClick={save}
        >
          {t('remind.save')}
        </Button>
      }
    >
      <p>{t('remind.when')}</p>
      <div>
        {allLeads.map((lead) => (
          <Switch
            key={lead}
            label={lead === 0 ? t('remind.onDay') : t('remind.before', { count: lead })}
            checked={chosen.includes(lead)}
            onChange={(isOn) =>
              choose(allLeads.filter((it) => (it === lead ? isOn : chosen.includes(it))))
            }
          />
        ))}
      </div>
      <Rows label={t('remind.days')}>
        {reminders.map(({ id, title, dueTime, leads: own }) => {
          const at = own.map((lead) => format.shortDay(alarmTime(dueTime, lead)));
          const when =
            at.length === 0 ? t('remind.none') : t('remind.rings', { days: at.join(', ') });
          return (
            <Row
              key={id}
              title={title}
              detail={`${t('dueOn', { day: format.shortDay(dueTime) })}. ${when}`}
            />
          );
        })}
      </Rows>
      {state === 'unread' && <p role="status">{t('remind.unread')}</p>}
      <p className="page__note">{t('remind.again')}</p>
    </Sheet>,
    document.body,
  );
};
