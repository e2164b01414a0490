import type { LoginEnd } from '../../../domain/auth/login';
import type { Navigator } from '../../../domain/ports/navigator';

type In = Omit<Extract<LoginEnd, { kind: 'in' }>, 'kind'>;

/** Goes to where a login leads; in a document of its own where it ended an earlier login. */
export const leaveFor = (navigator: Navigator, { to, instead }: In): void =>
  navigator.go(to, { replace: true, document: instead === true });
