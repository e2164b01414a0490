import { type Chapter, lender, onPage, open, proven, unused } from '../row';

/** Session management. */
export const v7: Chapter = {
  '7.1.1': lender('Documents how long a session lasts', 'the lender issues the tokens'),
  '7.1.2': lender('Documents how many sessions a user may have', 'the lender issues the tokens'),
  '7.1.3': onPage(
    'Documents which systems share a login',
    'docs/decisions/0019-the-bridge-to-the-host.md',
  ),
  '7.2.1': lender('Verifies tokens on a server', 'the API does, and the client follows its 401'),
  '7.2.2': lender('Makes a token for each session', 'the client has no key of its own'),
  '7.2.3': lender('Makes tokens that nobody can guess', 'the lender issues them'),
  '7.2.4': lender('Makes a new token at each login', 'the lender issues them'),
  '7.3.1': lender('Ends a session that is not used', 'the client follows a 401'),
  '7.3.2': lender('Ends a session after a time', 'the client follows a 401'),
  '7.4.1': proven('Makes an ended session unusable', [
    'tests/adapters/session/session-ports.test.ts',
    'nothing is sent after the login has ended',
  ]),
  '7.4.2': lender('Ends the sessions of a closed account', 'the client follows a 401'),
  '7.4.3': lender('Offers to end the other sessions', 'passwords are not ours'),
  '7.4.4': open(
    'Has a logout on every page',
    'not met: it is in the settings, one press from the main pages',
  ),
  '7.4.5': lender('Lets its staff end sessions', 'the client has no staff'),
  '7.5.1': unused(
    'Asks for a login before a change of the login',
    'the client changes no such value',
  ),
  '7.5.2': lender('Lists the sessions of a user', 'no call names them'),
  '7.5.3': proven(
    'Asks for the PIN before sensitive actions',
    [
      'tests/domain/reassessment/submit-reassessment.test.ts',
      'a request carries the ids of the PIN, is sent once for two presses, and is decided later',
    ],
    [
      'tests/domain/restructure/submit-restructure.test.ts',
      'a server that requires the PIN first has accepted no request, and nothing is stored',
    ],
  ),
  '7.6.1': proven('Ends a session with that of the host', [
    'tests/domain/auth/host-user.test.ts',
    'a %s session ends or continues when the host answers %o',
  ]),
  '7.6.2': proven(
    'Starts a session only for a user who asked for it',
    ['tests/attack/callbacks.attack.ts', 'forged callbacks and links, against a logged-in user'],
    ['tests/e2e/host-boot.test.ts', 'after a logout by hand only a press logs in again'],
  ),
};
