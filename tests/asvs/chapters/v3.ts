import { type Chapter, lender, onPage, operator, proven } from '../row';

const noCookie = [
  ['tests/architecture/forbidden-text.test.ts', 'the client sets and reads no cookie'],
  ['tests/e2e/apply.test.ts', 'a newcomer applies by touch, is approved and sees the limit'],
] as const;
const headers = [
  'tests/delivery/headers.delivery.ts',
  'every kind of answer has the headers of the table',
] as const;

/** Web frontend. */
export const v3: Chapter = {
  '3.1.1': onPage(
    'Documents what the browser must support, and what happens without',
    'docs/operator-guide.md',
  ),
  '3.2.1': proven('Prevents browsers from showing an answer in a wrong context', headers),
  '3.2.2': proven('Shows texts as texts', [
    'tests/injection/strings.injection.ts',
    'hostile strings',
  ]),
  '3.2.3': proven(
    'Is not confused by names that markup defines',
    [
      'tests/attack/globals.attack.ts',
      'replaced globals and markup: every element is ready, and nothing throws',
    ],
    ['tests/e2e/embeds/attacks.test.ts', 'with replaced globals and markup every element is ready'],
  ),
  '3.3.1': proven('Marks cookies as secure: has none', ...noCookie),
  '3.3.2': proven('Limits cookies to their site: has none', ...noCookie),
  '3.3.3': proven('Binds cookies to their host: has none', ...noCookie),
  '3.3.4': proven('Hides cookies of sessions from scripts: has none', ...noCookie),
  '3.3.5': proven('Keeps cookies small: has none', ...noCookie),
  '3.4.1': proven('Demands HTTPS for a year and for subdomains', headers),
  '3.4.2': proven('Allows other origins by a fixed value or a list', headers),
  '3.4.3': proven('Has a content policy without plugins and foreign bases', headers, [
    'tests/delivery/headers.delivery.ts',
    'the evaluator finds nothing severe in the policies',
  ]),
  '3.4.4': proven('Forbids browsers to guess types', headers),
  '3.4.5': proven('Sends no address to others', headers),
  '3.4.6': proven('Cannot be framed', headers),
  '3.4.7': proven('Has violations of the policy reported', [
    'tests/delivery/errors.delivery.ts',
    'reports of the policy arrive, and the access log contains no query',
  ]),
  '3.4.8': proven('Shares no window with other origins', headers),
  '3.5.1': proven('Refuses forged requests: sends nothing that a browser adds by itself', [
    'tests/adapters/http/fetch-http.test.ts',
    'a request is sent without cookies, cache, referrer or redirects',
  ]),
  '3.5.2': lender('Lets no request avoid the preflight', 'the API decides'),
  '3.5.3': proven('Changes nothing by a method that only reads', [
    'tests/domain/calls.test.ts',
    'the table holds exactly the calls of the specification',
  ]),
  '3.5.4': operator('Has an origin of its own', 'the guide demands it'),
  '3.5.5': proven(
    'Reads messages of trusted senders in a known shape only',
    [
      'tests/architecture/forbidden-text.test.ts',
      'messages are read from our own workers and ports only, and none of another window',
    ],
    [
      'tests/adapters/bridge/bridge-shell.test.ts',
      'messages of a partner that match no request are dropped and reported',
    ],
  ),
  '3.5.6': proven('Has no JSONP: loads listed scripts only', [
    'tests/adapters/browser/script-urls.test.ts',
    'refuses %s, with and without Trusted Types',
  ]),
  '3.5.7': proven('Has no data of a user in a script', [
    'tests/delivery/verify.delivery.ts',
    'everything that a real server serves is as in the manifest of the build',
  ]),
  '3.5.8': proven('Prevents other sites from loading what belongs to a user', headers),
  '3.6.1': proven('Loads files of other origins by their hash', [
    'tests/e2e/embeds/quiet.test.ts',
    'the frozen script is refused when one byte of it differs',
  ]),
  '3.7.1': proven('Uses only what browsers still support', [
    'tests/architecture/browser-floor.test.ts',
    'the client’s %s runs in the oldest supported browsers',
  ]),
  '3.7.2': proven(
    'Redirects automatically to listed places only',
    ['tests/injection/targets.injection.ts', 'hostile login targets'],
    [
      'tests/domain/navigation/safe-external-url.test.ts',
      'opens no hostile link of the browser tests without a question',
    ],
  ),
  '3.7.3': proven('Asks before it opens an unlisted place', [
    'tests/e2e/partners.test.ts',
    'the link of a partner follows the rules of links',
  ]),
  '3.7.4': operator('Is preloaded as HTTPS only', 'the owner of the domain applies for it'),
  '3.7.5': proven(
    'Behaves as documented in a browser that lacks something',
    [
      'tests/ui/auth/login-page.test.tsx',
      'in %s an address that is not secure says that the login needs https (%s)',
    ],
    ['tests/adapters/browser/script-urls.test.ts', 'without Trusted Types the list still applies'],
  ),
};
