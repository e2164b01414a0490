import { type Chapter, proven, unused } from '../row';

const oauth = 'tests/adapters/browser/oauth-login.test.ts';
const noIdToken = 'the login is OAuth without OpenID Connect, and reads no ID token';

/** OAuth and OIDC, the sections about clients. The others are about authorization and resource servers. */
export const v10: Chapter = {
  '10.1.1': proven(
    'Sends tokens only to the servers that need them',
    ['tests/canary/whole.canary.ts', 'personal values leave only through listed channels'],
    [
      'tests/e2e/embeds/token.test.ts',
      '${name}: the token is only in the header of calls to the lender',
    ],
  ),
  '10.1.2': proven(
    'Accepts only the answer to a login that this tab began',
    [
      'tests/domain/auth/login.test.ts',
      'a callback with %s is refused and tracked, and its code is never exchanged',
    ],
    [oauth, 'every login has its own secrets, which are safe in an address'],
  ),
  '10.2.1': proven(
    'Cannot be made to exchange a foreign code',
    ['tests/attack/callbacks.attack.ts', 'forged callbacks against a login in progress'],
    [oauth, 'a callback with %s is refused, with or without a code, and nothing is sent'],
  ),
  '10.2.2': unused('Tells authorization servers apart', 'a deployment has one'),
  '10.2.3': proven('Requests no more rights than it needs', [
    oauth,
    'requests a code with state and an S256 challenge',
  ]),
  '10.5.1': unused('Accepts an ID token once', noIdToken),
  '10.5.2': unused('Identifies a user by a name that is never reused', noIdToken),
  '10.5.3': unused('Refuses metadata of another issuer', 'the configuration has the addresses'),
  '10.5.4': unused('Accepts only ID tokens that are meant for it', noIdToken),
  '10.5.5': unused('Checks logouts that a provider sends', 'a client receives none'),
};
