import { useEffect } from 'react';
import { Home } from '../../../domain/home/home';
import { known } from '../../../domain/kernel/loadable';
import type { Rupiah } from '../../../domain/kernel/money';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { ApprovedArt } from '../../illustrations/approved-art';
import { statusPage } from '../status/status-page';
import type { StatusRow } from '../status/status-view';

/** The limit adorns this page; without it the page says enough, so a failure to read it is not shown. */
const activated: StatusRow<Rupiah | undefined, 'toHome'> = (limit) => ({
  picture: ApprovedArt,
  words: 'guide:success.activated',
  ...(limit !== undefined && { amount: limit }),
  primary: 'toHome',
});

const useArea = () => {
  const home = useService(Home);
  const navigator = useService(Navigator);
  const facts = known(useLive(home.home$))?.profile?.limit?.total;

  useEffect(() => {
    void home.load();
  }, [home]);

  const toHome = { run: () => navigator.go(ROUTES.home.path, { replace: true }) };
  return { facts, actions: { toHome }, back: 'none' as const };
};

/** The application was approved: what that gives, and the way to it. */
export const ActivatedPage = statusPage({ rows: { homeActivated: activated }, useArea });
