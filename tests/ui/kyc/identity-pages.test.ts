import { expect, test } from 'vitest';
import { IDENTITY_WAYS, type IdentityFlow } from '../../../domain/kyc/identity-flow';
import { IDENTITY_PAGES, type IdentityDetails } from '../../../ui/pages/kyc/identity-pages';
import { SUBMISSION_ENDS } from '../../../ui/pages/onboarding/submission-ends';
import type { SubmissionOutcome } from '../../../ui/pages/onboarding/use-submission';
import type { Shown, StatusRow, StatusView } from '../../../ui/pages/status/status-view';
import { everyOf } from '../../support/every-of';
import { lacking } from '../../support/app/lacks';

const flags = [true, false];
const flows = Object.keys(IDENTITY_WAYS) as IdentityFlow[];
type IdentityRoute = keyof typeof IDENTITY_PAGES;

const routes = Object.keys(IDENTITY_PAGES) as IdentityRoute[];
const everyFact = everyOf<IdentityDetails>({
  flow: flows,
  made: [undefined, true, false],
  nextStep: [undefined, 'Data diri'],
  migrated: flags,
  cancelled: flags,
});

const show = (route: IdentityRoute, details: IdentityDetails): Shown<string> =>
  (IDENTITY_PAGES[route] as StatusRow<IdentityDetails, string>)(details);

test.each(routes)('%s has a reason, a next step and an action in every flow', async (route) => {
  expect(await lacking(() => everyFact.map((it) => show(route, it)), route)).toEqual([]);
});

test('only the success page waits until the client knows whether a check exists', () => {
  for (const route of routes)
    for (const details of everyFact) {
      const waits = route === 'onekycSuccess' && details.made === undefined;
      const name = `${route} ${JSON.stringify(details)}`;
      expect(show(route, details) === undefined, name).toBe(waits);
    }
});

const ends: readonly SubmissionOutcome[] = [
  { phase: 'notAllowed' },
  { phase: 'checking' },
  { phase: 'unclear' },
  { phase: 'failed', code: 'HTTP_500' },
];

test.each(ends)(
  'a submission that ended as $phase shows a reason, a next step and an action',
  async (end) => {
    const view: StatusView<string> = SUBMISSION_ENDS[end.phase]({ ...end, host: 'web' });
    expect(await lacking(() => [view])).toEqual([]);
    // While checking, the page continues by itself; afterwards it offers more than a retry.
    if (end.phase !== 'checking') expect([view.primary, view.secondary]).toContain('openHelp');
  },
);
