import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppPage } from '../../../app/app-page';
import { LenderLine } from '../../../app/lender-line';
import { FailedRead } from '../../../app/failed-read';
import { LastKnown } from '../../../app/last-known';
import { useHome } from '../use-home';

interface GuidePageProps {
  /** Skeleton of a page that needs home; pages without it are shown before home is loaded. */
  readonly needs?: ReactNode;
  /** Uses the width of a large screen, for a page that has two columns. */
  readonly wide?: boolean;
  readonly children: (home: ReturnType<typeof useHome>) => ReactNode;
}

/** Renders a page that explains something with values from home. */
export const GuidePage = ({ needs, wide, children }: GuidePageProps) => {
  const { t } = useTranslation(['guide', 'common']);
  const it = useHome();
  const { home, page, phase, failure, asOf } = it;
  const load = () => void home.load();
  const waits = needs !== undefined && !page;

  return (
    <AppPage wide={wide}>
      {asOf !== undefined && (
        <LastKnown
          at={asOf}
          failure={failure}
          pays={false}
          busy={phase === 'loading'}
          onRetry={load}
        />
      )}
      {!waits ? (
        children(it)
      ) : phase === 'failed' ? (
        <FailedRead
          title={t('unread.title')}
          body={t('unread.text')}
          failure={failure}
          onRetry={load}
        />
      ) : (
        needs
      )}
      {/* Values of home that arrive later would push it down. */}
      {(page ?? phase === 'failed') && <LenderLine />}
    </AppPage>
  );
};
