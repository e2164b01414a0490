import { useTranslation } from 'react-i18next';
import { Home } from '../../../domain/home/home';
import { type Owed, owedIn } from '../../../domain/home/owed';
import type { Instant } from '../../../domain/kernel/instant';
import { latestValue } from '../../../domain/kernel/loadable';
import { Clock } from '../../../domain/ports/clock';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import '../../kit/page.css';

interface KnownTotal extends Owed {
  readonly readAt: Instant;
}

/** Returns what home named as due, for a list of bills that was never loaded. */
export const useKnownTotal = (): KnownTotal | undefined => {
  const home = latestValue(useLive(useService(Home).state$));
  const owed = owedIn(home, useService(Clock).now());
  return home && owed?.amount !== undefined ? { ...owed, readAt: home.readAt } : undefined;
};

/** Renders that amount and its due day. */
export const KnownTotalCard = ({ amount = 0, dueTime, isLate }: KnownTotal) => {
  const { t } = useTranslation('repayment');
  const format = useFormat();
  return (
    <Card title={<bdi className="amount-label">{t('total.CURRENT')}</bdi>} late={isLate}>
      <Amount figure="total" value={amount} size="headline" stale />
      {dueTime !== undefined && (
        <p className="page__note">{t('dueOn', { day: format.day(dueTime) })}</p>
      )}
    </Card>
  );
};
