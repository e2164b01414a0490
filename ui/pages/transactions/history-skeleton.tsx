import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonLine } from '../../kit/skeleton-parts';

const rows = [1, 2, 3, 4, 5, 6];

/** Renders the shape of the history: the chart of its months, then rows with a tile. */
export const HistorySkeleton = () => {
  const { t } = useTranslation();
  return (
    <Skeleton label={t('loading')}>
      <span className="skeleton__line history-skeleton__chart" />
      <div>
        {rows.map((row) => (
          <div className="skeleton__row history-skeleton__row" key={row}>
            <span className="skeleton__line history-skeleton__tile" />
            <SkeletonLine width="half" />
            <SkeletonLine width="short" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
};
