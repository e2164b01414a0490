import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonLine, SkeletonRows } from '../../kit/skeleton-parts';

export const HistorySkeleton = () => {
  const { t } = useTranslation();
  return (
    <Skeleton label={t('loading')}>
      <SkeletonLine width="half" />
      <SkeletonRows count={6} />
    </Skeleton>
  );
};
