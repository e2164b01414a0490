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
 * Whether the host's token is taken without a press: nobody is logged in, the person did not log out in this tab, and
 * the page is not one of the login's own, which asks by itself.
 */
const isWanted = (container: Container): boolean => {
  const { path } = container.get(Navigator).place$.value;
  return (
    !container.get(Session).loggedIn$.value &&
    container.get(Storage).read(STORED.loggedOut) !== true &&
    ROUTES[routeAt(path)].access !== 'open'
  );
};

/** Logs in with the token of the host around the page; without one the page is that of somebody who is not logged in. */
export const takeHostToken = async (container: Container): Promise<void> => {
  if (!isWanted(container)) return;
  try {
    const language = container.get(Preferences).language$.value;
    await container.get(ScreenLoader).area('auth', language);
  } catch {
    // Without the login's code; its own page asks for it again.
    return;
  }
  if (isWanted(container)) await container.get(Login).fromHost();
};
