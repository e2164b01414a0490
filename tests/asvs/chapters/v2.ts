import { type Chapter, lender, onPage, proven } from '../row';

/** Validation and business logic. */
export const v2: Chapter = {
  '2.1.1': proven('Documents the format of every value', [
    'tests/contract/kit/meanings.test.ts',
    '%s: every field has a meaning, and every value an example',
  ]),
  '2.1.2': onPage(
    'Documents which values must fit together',
    'docs/decisions/0002-two-tiers-of-field-rules.md',
  ),
  '2.1.3': lender('Documents the limits of the business', 'the lender sets them'),
  '2.2.1': proven(
    'Accepts only expected answers',
    [
      'tests/domain/forms/fields.test.ts',
      'strictly, an impossible answer blocks and a probable mistake warns',
    ],
    ['tests/domain/forms/rows.test.ts', 'every input of both products has rows'],
  ),
  '2.2.2': lender('Checks answers where users cannot change the check', 'a client cannot'),
  '2.2.3': proven(
    'Checks values that must fit together',
    [
      'tests/domain/forms/rows.test.ts',
      'every context value that decides a field has rows, and every row belongs to a field',
    ],
    [
      'tests/domain/forms/wizard.test.ts',
      'a new province clears the levels below, on screen and at the server',
    ],
  ),
  '2.3.1': proven('Opens no step before the steps that it needs', [
    'tests/domain/guard/guard.test.ts',
    'every status at every route in every flow is admitted as the specification demands',
  ]),
  '2.3.2': lender('Enforces the limits of the business', 'a client cannot'),
  '2.3.3': proven('Completes an action or leaves it undone', [
    'tests/domain/async/send-once.test.ts',
    'after any presses, answers, losses, reloads and logouts at most one request arrives, and every report is true',
  ]),
  '2.3.4': lender('Locks limited resources', 'the lender grants the limits'),
  '2.3.5': lender('Requires a second approval for actions of high value', 'the lender decides'),
  '2.4.1': lender('Limits callers that call too often', 'a client cannot'),
  '2.4.2': lender('Refuses a pace that no human has', 'a client cannot'),
};
