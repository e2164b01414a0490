import { useTranslation } from 'react-i18next';
import { latestValue } from '../../../domain/kernel/loadable';
import { Restructure } from '../../../domain/restructure/restructure';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { Amount } from '../../kit/amount';
import { FoldedCard } from '../../kit/folded-card';
import { Notice } from '../../kit/notice';
import { FailedRead } from '../../app/failed-read';
import { Row, Rows } from '../../kit/rows';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonRows } from '../../kit/skeleton-parts';

/** Renders the purchases that become instalments. */
export const SplitOrders = ({ tenor }: { readonly tenor: number }) => {
  const { t } = useTranslation(['restructure', 'common']);
  const format = useFormat();
  const query = useService(Restructure).orders.of(tenor);
  const state = useQuery(query, 'idle');
  const orders = latestValue(state);

  if (!orders)
    return state.phase === 'failed' ? (
      <FailedRead
        title={t('orders.unread')}
        body={t('plan.unreadText')}
        failure={state.failure}
        onRetry={() => void query.load()}
      />
    ) : (
      <Skeleton label={t('common:loading')}>
        <SkeletonCard>
          <SkeletonRows count={2} />
        </SkeletonCard>
      </Skeleton>
    );
  if (orders.length === 0) return null;
  return (
    <FoldedCard title={t('orders.title', { count: orders.length })}>
      <Rows>
        {orders.map(({ id, title, amount, time }) => (
          <Row
            key={id}
            title={title ?? t('orders.purchase')}
            detail={time === undefined ? undefined : format.day(time)}
            end={amount === undefined ? undefined : <Amount value={amount} />}
          />
        ))}
      </Rows>
      {orders.some(({ amount }) => amount === undefined) && (
        <Notice tone="warn" role="status">
          {t('orders.incomplete')}
        </Notice>
      )}
    </FoldedCard>
  );
};
