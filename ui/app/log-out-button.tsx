import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../domain/navigation/routes';
import { Navigator } from '../../domain/ports/navigator';
import { Session } from '../../domain/session/session';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { Button } from '../kit/button';

/** Returns whether the user can log out: logged in, and not by the host (decision 6). */
export const useCanLogOut = (): boolean => {
  const session = useService(Session);
  return useLive(session.loggedIn$) && session.isDirect;
};

/** Renders a logout button for users without a home, and so without settings; the logout page asks for confirmation. */
export const LogOutButton = () => {
  const { t } = useTranslation();
  const navigator = useService(Navigator);
  return useCanLogOut() ? (
    <Button look="quiet" onClick={() => navigator.go(ROUTES.authLogout.path)}>
      {t('logOut')}
    </Button>
  ) : null;
};
