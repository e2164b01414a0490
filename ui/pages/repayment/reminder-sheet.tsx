import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { OwnTimes } from '../../../domain/bills/own-times';
import { alarmTime, type Lead, leads, leadsAhead } from '../../../domain/bills/reminders';
import type { Instant } from '../../../domain/kernel/instant';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Row, Rows } from '../../kit/rows';
import { Sheet } from '../../kit/sheet';
import { Switch } from '../../kit/switch';
import '../../kit/page.css';

interface ReminderSheetProps {
  readonly days: readonly {
    readonly id: string;
    readonly dueTime: Instant;
    readonly summary: string;
  }[];
  readonly now: Instant;
  readonly onSave: (chosen: readonly Lead[]) => void;
  readonly onClose: () => void;
}

/** Renders the choice of when a calendar reminds of the due days, and the days on which it will. */
export const ReminderSheet = ({ days, now, onSave, onClose }: ReminderSheetProps) => {
  const { t } = useTranslation(['repayment', 'common']);
  const format = useFormat();
  const times = useService(OwnTimes);
  const [chosen, choose] = useState(times.leads);
  const rings = days.map((it) => ({
    ...it,
    at: leadsAhead(it.dueTime, chosen, now).map((lead) => alarmTime(it.dueTime, lead)),
  }));
  const save = () => {
    times.rememberLeads(chosen);
    onSave(chosen);
  };
  return createPortal(
    <Sheet
      title={t('remind.button')}
      close={t('common:close')}
      onClose={onClose}
      action={
        <Button look="primary" disabled={rings.every(({ at }) => at.length === 0)} onClick={save}>
          {t('remind.save')}
        </Button>
      }
    >
      <p>{t('remind.when')}</p>
      <div>
        {leads.map((lead) => (
          <Switch
            key={lead}
            label={lead === 0 ? t('remind.onDay') : t('remind.before', { count: lead })}
            checked={chosen.includes(lead)}
            onChange={(isOn) =>
              choose(leads.filter((it) => (it === lead ? isOn : chosen.includes(it))))
            }
          />
        ))}
      </div>
      <Rows label={t('remind.days')}>
        {rings.map(({ id, summary, at }) => (
          <Row
            key={id}
            title={summary}
            detail={
              at.length === 0
                ? t('remind.none')
                : t('remind.rings', { days: at.map(format.shortDay).join(', ') })
            }
          />
        ))}
      </Rows>
      <p className="page__note">{t('remind.again')}</p>
    </Sheet>,
    document.body,
  );
};
