import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { latestValue, type Loadable } from '../../../domain/kernel/loadable';
import type { Plan } from '../../../domain/restructure/plan';
import { useFormat } from '../../format/use-format';
import { largeScreen, useMedia } from '../../hooks/use-media';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import { DescriptionList } from '../../kit/description-list';
import { FoldedCard } from '../../kit/folded-card';
import { FailedRead } from '../../app/failed-read';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonLine, SkeletonRows } from '../../kit/skeleton-parts';
import { InstalmentTable } from '../../widgets/instalment-table';
import { planDetails } from './plan-details';
import { StaysDue } from './stays-due';

interface TotalCardProps {
  readonly plan: Plan;
  readonly stale: boolean;
  /** Below the figures: what the plan leaves to pay. */
  readonly children?: ReactNode;
}

export const PlanTotalCard = ({ plan, stale, children }: TotalCardProps) => {
  const { t } = useTranslation('restructure');
  const format = useFormat();
  const { tenor, total } = plan;
  const items = planDetails(plan, t, format);
  return (
    <Card title={t('plan.total', { count: tenor })}>
      <Amount figure="total" {...{ value: total, stale }} size="headline" />
      {items.length > 0 && <DescriptionList items={items} />}
      {children}
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

/** Renders the total of the selected plan, or why it is missing; the page's main action tries again. */
export const PlanTotal = ({ plan: state, tenor, onRetry }: PlanTotalProps) => {
  const { t } = useTranslation(['restructure', 'common']);
  const plan = latestValue(state);
  if (plan)
    return (
      <PlanTotalCard plan={plan} stale={state.phase !== 'ready'}>
        <StaysDue plan={plan} />
      </PlanTotalCard>
    );
  if (state.phase !== 'failed') return <TotalSkeleton />;
  return (
    <FailedRead
      title={t('plan.unread', { count: tenor })}
      body={t('plan.unreadText')}
      failure={state.failure}
      onRetry={onRetry}
      byAction
    />
  );
};

/** The most instalments that are short enough to be shown before the user chooses. */
const fewest = 3;

interface PlanInstalmentsProps {
  readonly plan: Loadable<Plan>;
  /** Whether the user chose this plan. */
  readonly isChosen: boolean;
}

/** Renders the instalments of the selected plan, once they are loaded; a long list is folded until the user chooses. */
export const PlanInstalments = ({ plan: state, isChosen }: PlanInstalmentsProps) => {
  const { t } = useTranslation('restructure');
  const format = useFormat();
  const hasRoom = useMedia(largeScreen);
  const plan = latestValue(state);
  if (!plan || plan.instalments.length === 0) return null;
  return (
    <FoldedCard
      title={t('instalments.title', { count: plan.tenor })}
      open={isChosen || hasRoom || plan.instalments.length <= fewest}
    >
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
    </FoldedCard>
  );
};
