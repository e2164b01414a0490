import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../domain/navigation/routes';
import { Navigator } from '../../domain/ports/navigator';
import { Session } from '../../domain/session/session';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';
import { Button } from '../kit/button';

/**
 * Renders a logout button for users without a home, and so without settings; the logout page asks for confirmation.
 * Renders nothing when logged out, and when the host logged the user in (decision 6).
 */
export const LogOutButton = () => {
  const { t } = useTranslation();
  const navigator = useService(Navigator);
  const session = useService(Session);
  const loggedIn = useLive(session.loggedIn$);
  if (!loggedIn || !session.isDirect) return null;
  return (
    <Button look="quiet" onClick={() => navigator.go(ROUTES.authLogout.path)}>
      {t('logOut')}
    </Button>
  );
};
