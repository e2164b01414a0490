import { useTranslation } from 'react-i18next';
import { codeOf, type Failure } from '../../../domain/kernel/failure';
import { RetryCard } from '../../kit/retry-card';
import { SupportCode } from '../../app/support-code';
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
      <RetryCard
        title={t('failed.title')}
        body={t('failed.text')}
        note={<SupportCode code={codeOf(failure)} />}
        retry={t('common:retry')}
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
