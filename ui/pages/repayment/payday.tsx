import { useTranslation } from 'react-i18next';
import type { BillType } from '../../../domain/bills/bill-type';
import { Bills } from '../../../domain/bills/bills';
import { dueBefore, nextPayday } from '../../../domain/bills/payday';
import { latestValue } from '../../../domain/kernel/loadable';
import { UNREAD } from '../../../domain/kernel/unread';
import { Clock } from '../../../domain/ports/clock';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useQuery } from '../../hooks/use-query';
import { Amount } from '../../kit/amount';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { SkeletonLine } from '../../kit/skeleton-parts';

interface BeforePaydayProps {
  /** The list on the page, which the page loads. */
  readonly type: BillType;
  readonly payday: number;
  readonly onChange: () => void;
}

/** Renders what is due before the next payday, from both lists of bills. */
export const BeforePayday = ({ type, payday, onChange }: BeforePaydayProps) => {
  const { t } = useTranslation(['repayment', 'common']);
  const format = useFormat();
  const bills = useService(Bills);
  const other = bills.of(type === 'CURRENT' ? 'UPCOMING' : 'CURRENT');
  const states = [useLive(bills.of(type).state$), useQuery(other, 'idle')];
  const books = states.flatMap((state) => latestValue(state) ?? []);
  const next = nextPayday(payday, useService(Clock).now());
  const due = books.length < states.length ? undefined : dueBefore(books, next);
  const isLoading = states.some(({ phase }) => phase === 'loading');
  const isUnread = due === UNREAD || (due === undefined && !isLoading);
  return (
    <Card title={t('payday.title', { day: format.shortDay(next) })}>
      {isUnread ? (
        <>
          <p>{t('payday.unread')}</p>
          <Button look="secondary" compact busy={isLoading} onClick={() => void other.load()}>
            {t('common:retry')}
          </Button>
        </>
      ) : due === undefined ? (
        <SkeletonLine width="half" />
      ) : due.count === 0 ? (
        <p>{t('payday.none')}</p>
      ) : (
        <>
          <Amount
            value={due.amount}
            size="strong"
            stale={states.some(({ phase }) => phase !== 'ready')}
          />
          <p>{t('payday.due', { count: due.count })}</p>
        </>
      )}
      <Button look="quiet" compact onClick={onChange}>
        {t('payday.change')}
      </Button>
    </Card>
  );
};
