import { useTranslation } from 'react-i18next';
import { Navigator } from '../../domain/ports/navigator';
import { useService } from '../hooks/services';
import { Button } from '../kit/button';
import { Header } from '../kit/header';
import { Skeleton } from '../kit/skeleton';
import { SkeletonCard, SkeletonLine, SkeletonRows } from '../kit/skeleton-parts';
import { Wordmark } from '../illustrations/wordmark';
import { DisplayPreferences } from './display-preferences';
import type { PageShape } from './page-shapes';
import { useHelp } from './use-help';
import '../kit/page.css';

const Cards = () => (
  <>
    <SkeletonLine size="title" width="long" />
    <SkeletonCard>
      <SkeletonLine size="headline" width="half" />
      <SkeletonLine width="long" />
      <SkeletonLine width="short" />
    </SkeletonCard>
  </>
);

/** Renders the shape of home's first cards: the amount due, and the limit. */
export const HomeShape = () => (
  <>
    <SkeletonCard>
      <SkeletonLine width="half" />
      <SkeletonLine size="headline" width="long" />
      <SkeletonLine width="long" />
      <SkeletonLine size="control" />
    </SkeletonCard>
    <SkeletonCard>
      <SkeletonLine width="half" />
      <SkeletonLine size="headline" width="long" />
      <SkeletonRows count={2} />
    </SkeletonCard>
  </>
);

const Home = () => (
  <>
    <SkeletonLine size="title" width="half" />
    <HomeShape />
  </>
);

const Rows = () => (
  <>
    <SkeletonLine size="title" width="half" />
    <SkeletonRows count={6} />
  </>
);

interface PageSkeletonProps {
  readonly shape: PageShape;
  /** Whether the load takes long: the skeleton then shows a message and a button that reloads. */
  readonly slow?: boolean;
}

/** Renders the shape of a page while the page loads, so that the screen is never white. */
export const PageSkeleton = ({ shape, slow }: PageSkeletonProps) => {
  const { t } = useTranslation();
  const navigator = useService(Navigator);
  const help = useHelp();
  return (
    <div className="page">
      {/* Pages under /partner have no header (spec §2). */}
      {shape !== 'partner' && (
        <Header
          title={<Wordmark name={t('product')} />}
          indented={shape !== 'home'}
          help={help && { label: t('help'), onClick: help }}
        >
          <DisplayPreferences />
        </Header>
      )}
      <div className="page__main">
        <Skeleton label={t(slow ? 'slow' : 'loading')}>
          {shape === 'home' ? <Home /> : shape === 'rows' ? <Rows /> : <Cards />}
          {slow && <p aria-hidden="true">{t('slow')}</p>}
        </Skeleton>
        {slow && <Button onClick={() => navigator.reload()}>{t('retry')}</Button>}
      </div>
    </div>
  );
};
