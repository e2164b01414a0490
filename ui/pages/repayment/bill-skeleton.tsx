import { useTranslation } from 'react-i18next';
import { BillShape } from '../../app/page-skeleton';
import { Skeleton } from '../../kit/skeleton';

export const BillSkeleton = () => {
  const { t } = useTranslation();
  return (
    <Skeleton label={t('loading')}>
      <BillShape />
    </Skeleton>
  );
};
