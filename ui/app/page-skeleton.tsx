import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { Button } from '../kit/button';
import { classes } from '../kit/classes';
import { Header } from '../kit/header';
import { Skeleton } from '../kit/skeleton';
import { SkeletonCard, SkeletonLine, SkeletonRows } from '../kit/skeleton-parts';
import { Wordmark } from '../illustrations/wordmark';
import { DisplayPreferences } from './display-preferences';
import type { PageShape } from './page-shapes';
import { usePlacesBar } from './places-bar';
import { useHelp } from './use-help';
import '../icons/icon.css';
import '../kit/page.css';

const Cards = () => (
  <SkeletonCard>
    <SkeletonLine size="headline" width="half" />
    <SkeletonLine width="long" />
    <SkeletonLine width="short" />
  </SkeletonCard>
);

export const OwedShape = () => (
  <SkeletonCard>
    <SkeletonLine width="half" />
    <SkeletonLine size="headline" width="long" />
    <SkeletonLine width="long" />
    <SkeletonLine size="control" />
  </SkeletonCard>
);

/** Renders the shape of home's first cards: the amount due, and the limit. */
export const HomeShape = () => (
  <>
    <OwedShape />
    <SkeletonCard>
      <SkeletonLine width="half" />
      <SkeletonLine size="headline" width="long" />
      <SkeletonLine width="long" />
    </SkeletonCard>
  </>
);

/** Renders the shape of a list of bills: the total, and each bill. */
export const BillShape = () => (
  <>
    <SkeletonCard>
      <SkeletonLine width="half" />
      <SkeletonLine size="headline" width="long" />
      <SkeletonLine width="long" />
    </SkeletonCard>
    <SkeletonCard>
      <SkeletonRows count={2} />
    </SkeletonCard>
  </>
);

const Bills = () => (
  <>
    <SkeletonRows count={1} />
    <BillShape />
  </>
);

/** The shapes below the title. */
const shapes: Readonly<Record<PageShape, () => ReactNode>> = {
  home: HomeShape,
  bills: Bills,
  rows: () => <SkeletonRows count={6} />,
  place: Cards,
  partner: Cards,
  page: Cards,
};

interface PageSkeletonProps {
  readonly shape: PageShape;
  /** The page's title, if it is known. */
  readonly title?: string | undefined;
  /** Whether the load takes long: the skeleton then shows a message and a button that reloads. */
  readonly slow?: boolean;
}

/** Renders the shape of a page while the page loads, so that the screen is never white. */
export const PageSkeleton = ({ shape, title, slow }: PageSkeletonProps) => {
  const { t } = useTranslation();
  const navigator = useService(Navigator);
  const help = useHelp();
  const hasBar = usePlacesBar();
  const Shape = shapes[shape];
  const isPlace = shape !== 'page' && shape !== 'partner';
  return (
    <div className={classes('page', isPlace && 'page--place')}>
      {/* Pages under /partner have no header (spec §2). */}
      {shape !== 'partner' && (
        <Header
          title={<Wordmark name={t('product')} />}
          name={title}
          indented={!isPlace || (shape !== 'home' && !hasBar)}
          help={help && { label: t('help'), onClick: help }}
        >
          <DisplayPreferences
            {...(isPlace ? { hasSettings: true } : { icon: <span className="icon" /> })}
          />
        </Header>
      )}
      <div className="page__main">
        {title !== undefined && <p className="page__title">{title}</p>}
        <Skeleton label={t(slow ? 'slow' : 'loading')}>
          {title === undefined && <SkeletonLine size="title" width={isPlace ? 'half' : 'long'} />}
          <Shape />
          {slow && <p aria-hidden="true">{t('slow')}</p>}
        </Skeleton>
        {slow && <Button onClick={() => navigator.reload()}>{t('retry')}</Button>}
      </div>
    </div>
  );
};
