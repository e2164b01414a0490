import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonCard, SkeletonLine } from '../kit/skeleton';

/** The shape of a page that is being opened; never a white screen. */
export const PageSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className="page">
      <div className="page__main">
        <Skeleton label={t('loading')}>
          <SkeletonLine size="title" width="long" />
          <SkeletonCard>
            <SkeletonLine size="headline" width="half" />
            <SkeletonLine width="long" />
            <SkeletonLine width="short" />
          </SkeletonCard>
          <SkeletonCard>
            <SkeletonLine width="full" />
            <SkeletonLine width="half" />
          </SkeletonCard>
        </Skeleton>
      </div>
    </div>
  );
};
