import { type Chapter, lender, onPage, proven, unused } from '../row';

const canary = [
  'tests/canary/whole.canary.ts',
  'personal values leave only through listed channels',
] as const;

/** Data protection. */
export const v14: Chapter = {
  '14.1.1': proven('Classifies what it stores', [
    'tests/domain/storage/stored.test.ts',
    'every value of the specification has a row with its lifetime, and every other row is known',
  ]),
  '14.1.2': onPage('Documents what each class demands', 'docs/decisions/0010-storage-classes.md'),
  '14.2.1': proven('Has no personal value in an address', canary),
  '14.2.2': lender('Keeps personal values out of caches of servers', 'documents name no user'),
  '14.2.3': proven(
    'Sends no personal value to a tracker',
    canary,
    ['tests/domain/tracking/events.test.ts', '%s sends no hostile value, in any property'],
    [
      'tests/adapters/telemetry/forced-errors.test.ts',
      'none of three hundred forced errors has a canary, all have route and code',
    ],
  ),
  '14.2.4': proven('Treats each value as its class demands', canary, [
    'tests/domain/storage/stored.test.ts',
    'keys are unique, and secrets are marked',
  ]),
  '14.2.5': proven(
    'Lets caches keep no answer in place of another',
    ['tests/delivery/errors.delivery.ts', 'a cache in front stores no error in place of a file'],
    [
      'tests/delivery/snippets.test.ts',
      'errors and the login document are never stored, and no two kinds of files share a folder',
    ],
  ),
  '14.2.6': proven(
    'Masks values that need not be shown',
    [
      'tests/domain/rekyc/registered-card.test.ts',
      'the card is masked even when the server sends it unmasked, and a missing part is absent',
    ],
    [
      'tests/ui/kyc/summary.test.tsx',
      'the summary shows every answer with its label, and the mother’s name only on request',
    ],
  ),
  '14.2.7': proven(
    'Erases values that are no longer needed',
    ['tests/domain/pin/pin-ids.test.ts', 'ids are erased after five minutes without a read'],
    ['tests/domain/forms/wizard-lives.test.ts', 'stored answers are restored for thirty minutes'],
  ),
  '14.2.8': unused('Removes metadata of uploaded files', 'users upload nothing'),
  '14.3.1': proven(
    'Erases what the browser has of a user whose session ended',
    [
      'tests/domain/session/logout.test.ts',
      'a logout by %s erases the data of the user, also offline',
    ],
    ['tests/e2e/session.test.ts', 'Back after a logout never shows the user'],
  ),
  '14.3.2': proven('Forbids browsers to cache personal answers', [
    'tests/adapters/http/fetch-http.test.ts',
    'a request is sent without cookies, cache, referrer or redirects',
  ]),
  '14.3.3': proven('Stores nothing that decision 10 calls too sensitive', canary, [
    'tests/ui/pin/pin-sheet.test.tsx',
    'the PIN is in no event and no storage',
  ]),
};
