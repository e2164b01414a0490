import { type Chapter, onPage, operator, proven, unused } from '../row';

const noSecret = 'a public client has no secret';
const served = [
  'tests/delivery/folders.delivery.ts',
  'the served folders contain nothing of the sandbox, of tests, or of source maps',
] as const;
const kinds = ['tests/budgets/source-maps.test.ts', '%s has only files of the kinds %s'] as const;
const climbing = [
  'tests/delivery/headers.delivery.ts',
  'no address leaves the folders or lists them',
] as const;

/** Configuration. */
export const v13: Chapter = {
  '13.1.1': proven(
    'Documents which servers it calls',
    ['tests/docs/guides.test.ts', 'the operator’s guide names every key of the configuration'],
    ['tests/docs/guides.test.ts', 'the operator’s guide names every key of the additional origins'],
  ),
  '13.1.2': unused('Documents how many connections it opens', 'the browser decides'),
  '13.1.3': onPage(
    'Documents deadlines and retries',
    'docs/decisions/0016-contract-with-servers.md',
  ),
  '13.1.4': unused('Documents its secrets', noSecret),
  '13.2.1': operator('Authenticates its services to each other', 'the client has no backend'),
  '13.2.2': operator('Gives its services few rights', 'the client has no backend'),
  '13.2.3': operator('Has no default passwords', 'the client has no backend'),
  '13.2.4': proven('Calls listed servers only', [
    'tests/delivery/additions.test.ts',
    '%s: the additions',
  ]),
  '13.2.5': proven('Is served by a server that forwards to listed servers only', [
    'tests/delivery/backend.delivery.ts',
    'the guide’s nginx names the backend, and sends nothing to another',
  ]),
  '13.2.6': proven(
    'Keeps to its deadlines and retries',
    [
      'tests/adapters/http/fetch-http.test.ts',
      'a silent server is called as often as the row allows, each time up to the deadline',
    ],
    [
      'tests/adapters/http/retry.test.ts',
      'homepage has three retries, other reads at most two, everything else none',
    ],
  ),
  '13.3.1': proven('Keeps secrets out of sources and builds: has none', [
    'tests/architecture/forbidden-text.test.ts',
    'no text holds %s',
  ]),
  '13.3.2': unused('Shows secrets to few', noSecret),
  '13.3.3': unused('Encrypts in an isolated module', noSecret),
  '13.3.4': unused('Lets secrets expire', noSecret),
  '13.4.1': proven('Serves nothing of its repository', kinds),
  '13.4.2': proven('Has no debug mode in production', [
    'tests/domain/config/config.test.ts',
    'production has no probe, and invalid addresses are refused',
  ]),
  '13.4.3': proven('Lists no folder', climbing),
  '13.4.4': proven('Refuses TRACE', [
    'tests/delivery/errors.delivery.ts',
    'TRACE is refused, and no header of a request comes back',
  ]),
  '13.4.5': proven('Serves no page for developers', served),
  '13.4.6': proven('Names no version of a server', climbing),
  '13.4.7': proven('Serves known kinds of files only', kinds),
};
