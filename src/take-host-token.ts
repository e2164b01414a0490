import type { Container } from 'inversify';
import { ROUTES, routeAt } from '../domain/navigation/routes';
import { Navigator } from '../domain/ports/navigator';
import { Storage } from '../domain/ports/storage';
import { Login } from '../domain/auth/login';
import { Preferences } from '../domain/visit/preferences';
import { Session } from '../domain/session/session';
import { STORED } from '../domain/storage/stored';
import { ScreenLoader } from '../ui/app/screen-loader';

/**
 * Returns whether to log in with the host's token without a press: no user is logged in, the user did not log out in
 * this tab, and the page is not open to everybody, as those of the login are.
 */
const isWanted = (container: Container): boolean => {
  const { path } = container.get(Navigator).place$.value;
  return (
    !container.get(Session).loggedIn$.value &&
    container.get(Storage).read(STORED.loggedOut) !== true &&
    ROUTES[routeAt(path)].access !== 'open'
  );
};

/** Logs in with the token of the host around the page. Without a token the user stays logged out. */
export const takeHostToken = async (container: Container): Promise<void> => {
  if (!isWanted(container)) return;
  try {
    const language = container.get(Preferences).language$.value;
    await container.get(ScreenLoader).area('auth', language);
  } catch {
    // The code of the login did not load. The login page loads it again.
    return;
  }
  if (isWanted(container)) await container.get(Login).fromHost();
};
