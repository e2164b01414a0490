import { useTranslation } from 'react-i18next';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { Button } from '../kit/button';
import { Skeleton } from '../kit/skeleton';
import { SkeletonCard, SkeletonLine } from '../kit/skeleton-parts';

interface PageSkeletonProps {
  /** It takes longer than it should: that is said, and the page can be opened anew. */
  readonly slow?: boolean;
}

/** The shape of a page that is being opened; never a white screen. */
export const PageSkeleton = ({ slow }: PageSkeletonProps) => {
  const { t } = useTranslation();
  const navigator = useService(Navigator);
  return (
    <div className="page">
      <div className="page__main">
        <Skeleton label={t(slow ? 'slow' : 'loading')}>
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
          {slow && <p aria-hidden="true">{t('slow')}</p>}
        </Skeleton>
        {slow && <Button onClick={() => navigator.reload()}>{t('retry')}</Button>}
      </div>
    </div>
  );
};
