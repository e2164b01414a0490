import { useTranslation } from 'react-i18next';
import { HomeShape } from '../../app/page-skeleton';
import { Skeleton } from '../../kit/skeleton';

export const HomeSkeleton = () => {
  const { t } = useTranslation();
  return (
    <Skeleton label={t('loading')}>
      <HomeShape />
    </Skeleton>
  );
};
