import type { LoginEnd } from '../../../domain/auth/login';
import type { Navigator } from '../../../domain/ports/navigator';

type In = Omit<Extract<LoginEnd, { kind: 'in' }>, 'kind'>;

/** Opens the page after a login; in a new document if the login ended an earlier one. */
export const leaveFor = (navigator: Navigator, { to, instead }: In): void =>
  navigator.go(to, { replace: true, document: instead === true });
