import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../domain/kernel/failure';
import { FailedRead } from '../../app/failed-read';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonLine, SkeletonRows } from '../../kit/skeleton-parts';

interface UnreadPartnersProps {
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** Renders the loading or failed state in place of the list. */
export const UnreadPartners = ({ failure, onRetry }: UnreadPartnersProps) => {
  const { t } = useTranslation(['partner', 'common']);
  if (failure)
    return (
      <FailedRead
        title={t('failed.title')}
        body={t('failed.text')}
        failure={failure}
        onRetry={onRetry}
      />
    );
  return (
    <Skeleton label={t('common:loading')}>
      <SkeletonCard>
        <SkeletonLine size="title" width="half" />
        <SkeletonRows count={5} />
      </SkeletonCard>
    </Skeleton>
  );
};
