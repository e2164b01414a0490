import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonCard, SkeletonLine, SkeletonRows } from '../../kit/skeleton';

/** Home's shape: the limit, then the modules. */
export const HomeSkeleton = () => {
  const { t } = useTranslation();
  return (
    <Skeleton label={t('loading')}>
      <SkeletonCard>
        <SkeletonLine width="half" />
        <SkeletonLine size="headline" width="long" />
        <SkeletonRows count={2} />
      </SkeletonCard>
      <SkeletonCard>
        <SkeletonRows count={3} />
      </SkeletonCard>
    </Skeleton>
  );
};
