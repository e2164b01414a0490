import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonLine, SkeletonRows } from '../../kit/skeleton-parts';

/** The shape of home's first cards: the limit, or what is owed above it. */
export const HomeSkeleton = () => {
  const { t } = useTranslation();
  return (
    <Skeleton label={t('loading')}>
      <SkeletonCard>
        <SkeletonLine width="half" />
        <SkeletonLine size="headline" width="long" />
        <SkeletonRows count={2} />
      </SkeletonCard>
    </Skeleton>
  );
};

/** The shape of what is below. */
export const OverviewSkeleton = () => (
  <SkeletonCard>
    <SkeletonRows count={3} />
  </SkeletonCard>
);
