import type { LoginEnd } from '../../../domain/auth/login';
import type { RouteGuard } from '../../../domain/navigation/route-guard';
import { ROUTES } from '../../../domain/navigation/routes';
import type { Navigator } from '../../../domain/ports/navigator';

type In = Omit<Extract<LoginEnd, { kind: 'in' }>, 'kind'>;

/** Goes to where a login leads; in a document of its own where it ended an earlier login. */
export const leaveFor = (navigator: Navigator, { to, instead }: In): void =>
  navigator.go(to, { replace: true, document: instead === true });

/** Goes on in the same account: to the target of the login, else to the page that the user saw last. */
export const stayIn = (navigator: Navigator, guard: RouteGuard, target: string): void =>
  leaveFor(navigator, { to: target === ROUTES.start.path ? guard.lastPage : target });
