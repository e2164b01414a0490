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

interface PlanTotalProps {
  readonly plan: Loadable<Plan>;
  readonly tenor: number;
  readonly onRetry: () => void;
}

/** Renders the total of the selected plan, or a retry. */
export const PlanTotal = ({ plan: state, tenor, onRetry }: PlanTotalProps) => {
  const { t } = useTranslation(['restructure', 'common']);
  const plan = latestValue(state);
  if (plan) return <TotalCard plan={plan} stale={state.phase !== 'ready'} />;
  if (state.phase !== 'failed') return <TotalSkeleton />;
  return (
    <RetryCard
      title={t('plan.unread', { count: tenor })}
      body={t('plan.unreadText')}
      note={<SupportCode code={codeOf(state.failure)} />}
      retry={t('common:retry')}
      onRetry={onRetry}
    />
  );
};

/** Renders the instalments of the selected plan, once they are loaded. */
export const PlanInstalments = ({ plan: state }: { readonly plan: Loadable<Plan> }) => {
  const { t } = useTranslation('restructure');
  const format = useFormat();
  const plan = latestValue(state);
  if (!plan || plan.instalments.length === 0) return null;
  return (
    <Card title={t('instalments.title', { count: plan.tenor })}>
      <InstalmentTable
        plan={plan}
        stale={state.phase !== 'ready'}
        texts={{
          number: t('instalments.number'),
          due: t('instalments.due'),
          amount: t('instalments.amount'),
          unknown: t('instalments.unknown'),
          day: format.shortDay,
        }}
      />
    </Card>
  );
};
