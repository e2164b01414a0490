import { type Chapter, lender, onPage, open, operator, proven, unused } from '../row';

const agreements = ['tests/attack/agreements.attack.ts', 'an agreement with ${name}'] as const;
const polluted = 'tests/domain/wire/case.test.ts';

/** Secure coding and architecture. */
export const v15: Chapter = {
  '15.1.1': onPage('Documents how soon a weak package is replaced', 'CONTRIBUTING.md'),
  '15.1.2': proven('Lists every package that it ships', [
    'tests/scripts/sbom.test.ts',
    'the bill of materials names every package in the client and the elements, with its hash',
  ]),
  '15.1.3': onPage(
    'Documents functions that take long',
    'docs/decisions/0027-splitting-the-bills.md',
  ),
  '15.1.4': onPage('Documents risky packages', 'docs/decisions/0027-splitting-the-bills.md'),
  '15.1.5': onPage('Documents dangerous functions', 'docs/decisions/0011-link-allow-lists.md'),
  '15.2.1': open(
    'Has no package that was weak for too long',
    'not shown: the suite supply-chain refuses every known weakness, whatever its age',
  ),
  '15.2.2': proven(
    'Limits functions that take long',
    agreements,
    ['tests/adapters/pdf/ceiling.test.ts', '%s: a buffer of 400 MiB is not created'],
    ['tests/adapters/http/bounds.test.ts', 'an endless answer is read up to its bound: %s'],
  ),
  '15.2.3': proven('Ships nothing of tests and development', [
    'tests/delivery/folders.delivery.ts',
    'the served folders contain nothing of the sandbox, of tests, or of source maps',
  ]),
  '15.2.4': proven(
    'Takes each package from where it belongs',
    [
      'tests/architecture/lockfile.test.ts',
      'every package is pinned by its hash, those of other platforms too',
    ],
    ['tests/architecture/lockfile.test.ts', 'the lockfile names no address to download from'],
  ),
  '15.2.5': proven('Isolates the risky package', agreements, [
    'tests/adapters/pdf/ceiling.test.ts',
    'the browser’s own unpacking, which cannot be counted, is removed',
  ]),
  '15.3.1': lender('Answers with the needed fields only', 'the API decides'),
  '15.3.2': proven('Follows no redirect of an answer', [
    'tests/adapters/http/fetch-http.test.ts',
    'a request is sent without cookies, cache, referrer or redirects',
  ]),
  '15.3.3': proven('Sends and changes only the fields of a call', [
    'tests/adapters/http/request.test.ts',
    'a body has the keys of the specification, and drops fields outside its row',
  ]),
  '15.3.4': operator('Passes on the address of the user', 'the client logs none'),
  '15.3.5': proven('Checks the type of each value', [
    'tests/adapters/http/wrong-fields.test.ts',
    'a wrong $path of $name is read as a missing one, and reported once',
  ]),
  '15.3.6': proven(
    'Pollutes no prototype',
    [polluted, 'pollutes no prototype, with any JSON'],
    ['tests/domain/storage/stored.test.ts', 'stored maps drop keys that reach a prototype'],
  ),
  '15.3.7': proven(
    'Is not confused by repeated parameters',
    [
      'tests/adapters/browser/oauth-login.test.ts',
      'keeps the query of the configured address, with no parameter twice',
    ],
    [
      'tests/domain/visit/entry.test.ts',
      'ten thousand queries throw nothing, pollute nothing and keep the limits',
    ],
  ),
  '15.4.1': proven('Shares values between tabs by locks', [
    'tests/adapters/browser/tab-locks.test.ts',
    'a tab waits until the previous one is done, or until its timeout',
  ]),
  '15.4.2': proven('Checks and acts in one step', [
    'tests/domain/async/send-once.test.ts',
    'after any presses, answers, losses, reloads and logouts at most one request arrives, and every report is true',
  ]),
  '15.4.3': proven(
    'Waits for no lock forever',
    [
      'tests/adapters/browser/tab-locks.test.ts',
      'a tab waits until the previous one is done, or until its timeout',
    ],
    ['tests/adapters/browser/tab-locks.test.ts', 'a browser that %s lets every tab continue'],
  ),
  '15.4.4': unused('Lets no thread starve', 'a page has one thread'),
};
