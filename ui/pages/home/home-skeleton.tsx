import { useTranslation } from 'react-i18next';
import { LimitShape } from '../../app/page-skeleton';
import { Skeleton } from '../../kit/skeleton';

/** Home's first card while it is read. */
export const HomeSkeleton = () => {
  const { t } = useTranslation();
  return (
    <Skeleton label={t('loading')}>
      <LimitShape />
    </Skeleton>
  );
};
