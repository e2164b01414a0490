import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Applications, guardStatus } from '../../../domain/application/applications';
import { Home, shownModules } from '../../../domain/home/home';
import { known } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useFailures } from '../../hooks/use-failures';
import { useLive } from '../../hooks/use-live';
import { Button } from '../../kit/button';
import { Notice } from '../../kit/notice';
import { RetryCard } from '../../kit/retry-card';
import { HomeBanner } from './home-banner';
import { HomeLimit } from './home-limit';
import { HomeModules } from './home-modules';
import { HomeSkeleton } from './home-skeleton';

/** Home as the server composes it (spec §1, §3 "Home v2"). */
export const HomePage = () => {
  const { t } = useTranslation('home');
  const home = useService(Home);
  const navigator = useService(Navigator);
  const showFailure = useFailureDialog();
  const state = useLive(home.home$);
  const closed = guardStatus(useLive(useService(Applications).application$)) === 'ACCOUNT_CLOSED';

  // Spec §7: after its retries the home call ends in a dialog with a retry.
  useFailures(home.home$, (failure) => showFailure(failure, { retry: () => void home.load() }));
  useEffect(() => {
    void home.load();
  }, [home]);

  const page = known(state);
  const name = page?.profile?.name;
  const bill = page?.modules.find((module) => module.type === 'NEXT_BILL');
  // A closed account has none to use, whatever is left of it on paper.
  const limit = closed ? undefined : page?.profile?.limit;
  const [words, to] = closed
    ? ['closed.go', ROUTES.rekyc.path]
    : bill
      ? ['pay', `${ROUTES.billList.path}?type=CURRENT`]
      : ['shop', ROUTES.homePartners.path];
  return (
    <AppPage
      back="none"
      title={name === undefined ? t('titles.home') : t('hello', { name })}
      actions={
        (closed || page) && (
          <Button action="primary" onClick={() => navigator.go(to)}>
            {t(words)}
          </Button>
        )
      }
    >
      {closed && (
        <Notice tone="info" title={t('closed.title')}>
          {t('closed.text')}
        </Notice>
      )}
      {page ? (
        <>
          {limit && <HomeLimit limit={limit} stale={state.phase !== 'ready'} />}
          {page.topBanner && <HomeBanner banner={page.topBanner} />}
          <HomeModules modules={shownModules(page)} stale={state.phase !== 'ready'} />
        </>
      ) : state.phase === 'failed' ? (
        <RetryCard
          title={t('failed.title')}
          body={t('failed.text')}
          retry={t('common:retry')}
          onRetry={() => void home.load()}
        />
      ) : (
        <HomeSkeleton />
      )}
    </AppPage>
  );
};
