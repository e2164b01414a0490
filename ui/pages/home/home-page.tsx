import { useTranslation } from 'react-i18next';
import { shownModules, withoutOffers } from '../../../domain/home/ways';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useFailures } from '../../hooks/use-failures';
import { Button } from '../../kit/button';
import { Notice } from '../../kit/notice';
import { RetryCard } from '../../kit/retry-card';
import { HomeAge } from './home-age';
import { HomeBanner } from './home-banner';
import { HomeLimit } from './home-limit';
import { HomeModules } from './home-modules';
import { HomeNews } from './home-news';
import { HomeSkeleton } from './home-skeleton';
import { useExtras } from './use-extras';
import { useHome } from './use-home';
import { useUnsigned } from './use-unsigned';

/** Home as the server composes it (spec §1, §3, "Home v2"). */
export const HomePage = () => {
  const { t } = useTranslation(['home', 'common']);
  const navigator = useService(Navigator);
  const showFailure = useFailureDialog();
  const { home, page, bill, closed, loan, limit, next, phase, stale, asOf } = useHome();
  // A closed account could not use what the notices offer.
  const extras = useExtras(closed ? undefined : page);
  const unsigned = useUnsigned(!closed && phase === 'ready');
  const load = () => void home.load();

  // Spec §7: after its retries the home call ends in a dialog with a retry.
  useFailures(home.state$, (failure) => showFailure(failure, { retry: load }));

  const name = page?.profile?.name;
  const [labelKey, to] = closed ? (['closed.go', ROUTES.rekyc.path] as const) : next;
  const allModules = page?.modules ?? [];
  const modules = (
    <HomeModules
      modules={shownModules(closed ? withoutOffers(allModules) : allModules, (way) =>
        t(`shortcuts.${way}`),
      )}
      stale={stale}
      Mark={extras?.Mark}
    />
  );
  return (
    <AppPage
      back="none"
      title={name === undefined ? t('titles.home') : t('hello', { name })}
      actions={
        !closed && asOf !== undefined ? (
          <>
            <Button action="primary" busy={phase === 'loading'} onClick={load}>
              {t('common:retry')}
            </Button>
            {bill && <Button disabled>{t('pay')}</Button>}
          </>
        ) : (
          (closed || page) && (
            <Button action="primary" onClick={() => navigator.go(to)}>
              {t(labelKey)}
            </Button>
          )
        )
      }
    >
      {closed && (
        <Notice tone="info" title={t('closed.title')}>
          {t('closed.text')}
        </Notice>
      )}
      {asOf !== undefined && <HomeAge at={asOf} />}
      {page ? (
        <>
          {limit && <HomeLimit limit={limit} stale={stale} />}
          <HomeNews unsigned={unsigned} loan={loan} />
          {!closed && page.topBanner && <HomeBanner banner={page.topBanner} />}
          {modules}
          {extras && <extras.HomeNoticeSheet home={page} />}
        </>
      ) : phase === 'failed' ? (
        <>
          <RetryCard
            title={t('failed.title')}
            body={t('failed.text')}
            retry={t('common:retry')}
            onRetry={load}
          />
          {modules}
        </>
      ) : (
        <HomeSkeleton />
      )}
    </AppPage>
  );
};
