import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../domain/kernel/failure';
import { latestValue, type Loadable } from '../../../domain/kernel/loadable';
import type { Plan } from '../../../domain/restructure/plan';
import { useFormat } from '../../format/use-format';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import { SupportCode } from '../../app/support-code';
import { DescriptionList } from '../../kit/description-list';
import { RetryCard } from '../../kit/retry-card';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonLine, SkeletonRows } from '../../kit/skeleton-parts';
import { InstalmentTable } from '../../widgets/instalment-table';
import { planDetails } from './plan-details';

interface TotalCardProps {
  readonly plan: Plan;
  readonly stale: boolean;
}

export const TotalCard = ({ plan, stale }: TotalCardProps) => {
  const { t } = useTranslation('restructure');
  const format = useFormat();
  const { tenor, total } = plan;
  const items = planDetails(plan, t, format);
  return (
    <Card title={t('plan.total', { count: tenor })}>
      <Amount figure="total" {...{ value: total, stale }} size="headline" />
      {items.length > 0 && <DescriptionList items={items} />}
    </Card>
  );
};

export const TotalSkeleton = () => {
  const { t } = useTranslation();
  return (
    <Skeleton label={t('loading')}>
      <SkeletonCard>
        <SkeletonLine width="half" />
        <SkeletonLine size="headline" width="long" />
        <SkeletonRows count={3} />
      </SkeletonCard>
    </Skeleton>
  );
};

interface PlanCardsProps {
  readonly plan: Loadable<Plan>;
  readonly tenor: number;
  readonly onRetry: () => void;
}

/** Renders the selected plan: its total, and its instalments. */
export const PlanCards = ({ plan: state, tenor, onRetry }: PlanCardsProps) => {
  const { t } = useTranslation(['restructure', 'common']);
  const format = useFormat();
  const plan = latestValue(state);
  const stale = state.phase !== 'ready';
  const failure = state.phase === 'failed' ? state.failure : undefined;
  return (
    <>
      {plan ? (
        <TotalCard plan={plan} stale={stale} />
      ) : failure ? (
        <RetryCard
          title={t('plan.unread', { count: tenor })}
          body={t('plan.unreadText')}
          note={<SupportCode code={codeOf(failure)} />}
          retry={t('common:retry')}
          onRetry={onRetry}
        />
      ) : (
        <TotalSkeleton />
      )}
      {plan && plan.instalments.length > 0 && (
        <Card title={t('instalments.title', { count: tenor })}>
          <InstalmentTable
            plan={plan}
            stale={stale}
            texts={{
              number: t('instalments.number'),
              due: t('instalments.due'),
              amount: t('instalments.amount'),
              unknown: t('instalments.unknown'),
              day: format.shortDay,
            }}
          />
        </Card>
      )}
    </>
  );
};
