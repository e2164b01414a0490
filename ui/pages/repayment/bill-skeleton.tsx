import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonLine, SkeletonRows } from '../../kit/skeleton-parts';

export const BillSkeleton = () => {
  const { t } = useTranslation();
  return (
    <Skeleton label={t('loading')}>
      <SkeletonCard>
        <SkeletonLine width="half" />
        <SkeletonLine size="headline" width="long" />
      </SkeletonCard>
      <SkeletonCard>
        <SkeletonRows count={2} />
      </SkeletonCard>
    </Skeleton>
  );
};
