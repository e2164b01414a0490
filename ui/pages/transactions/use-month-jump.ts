import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latestValue } from '../../../domain/kernel/loadable';
import { Notifications } from '../../app/notifications';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import type { MonthJump } from './history-list';
import type { UseHistory } from './use-history';

/** Returns `jump`, which loads pages up to a month and sets `to`. A toast appears if it is empty or fails to load. */
export const useMonthJump = ({ history, setFilters }: UseHistory) => {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const notifications = useService(Notifications);
  const { busy, run } = useOneAtATime();
  const [to, setTo] = useState<MonthJump>();

  const jump = (month: string): Promise<void> =>
    run(async () => {
      setFilters({});
      const isThere = await history.readTo(month);
      const rows = latestValue(history.state$.value)?.rows ?? [];
      setTo({ month });
      if (!isThere) notifications.toast(t('moreFailed.title'));
      else if (!rows.some((row) => row.month === month))
        notifications.toast(t('month.none', { month: format.month(month) }));
    });

  return { to, isJumping: busy, jump };
};
