import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { safeInternalPath } from '../../../domain/navigation/safe-url';
import { Navigator } from '../../../domain/ports/navigator';
import { Session } from '../../../domain/session/session';
import { AppPage } from '../../app/app-page';
import { useService } from '../../hooks/services';
import { LockedArt } from '../../illustrations/locked-art';
import { useOnArrival } from './use-on-arrival';

/** Redirects to an address of the app, through the login if logged out; any other address becomes the start page. */
export const RedirectPage = () => {
  const { t } = useTranslation('auth');
  const navigator = useService(Navigator);
  const session = useService(Session);
  useOnArrival(({ query }) => {
    const to = safeInternalPath(new URLSearchParams(query).get('to')) ?? ROUTES.start.path;
    const passes = session.loggedIn$.value || to === ROUTES.start.path;
    if (!passes) session.remember(to);
    navigator.go(passes ? to : ROUTES.authLogin.path, { replace: true });
  });
  return (
    <AppPage back="none" picture={<LockedArt />}>
      <p role="status">{t('redirect')}</p>
    </AppPage>
  );
};
