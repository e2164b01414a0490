import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonLine, SkeletonRows } from '../../kit/skeleton';

/** The history's shape: a month and its rows. */
export const HistorySkeleton = () => {
  const { t } = useTranslation();
  return (
    <Skeleton label={t('loading')}>
      <SkeletonLine width="half" />
      <SkeletonRows count={6} />
    </Skeleton>
  );
};
