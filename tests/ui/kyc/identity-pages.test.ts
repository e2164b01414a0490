import { expect, test } from 'vitest';
import { IDENTITY_WAYS, type IdentityFlow } from '../../../domain/kyc/identity-flow';
import { ROUTES } from '../../../domain/navigation/routes';
import { IDENTITY_PAGES, type IdentityDetails } from '../../../ui/pages/kyc/identity-pages';
import { SUBMISSION_ENDS } from '../../../ui/pages/onboarding/submission-ends';
import type { SubmissionOutcome } from '../../../ui/pages/onboarding/use-submission';
import type { Shown, StatusRow, StatusView } from '../../../ui/pages/status/status-view';
import { lacks, languages, wordsOf } from '../../support/app/lacks';

const flags = [true, false];
const flows = Object.keys(IDENTITY_WAYS) as IdentityFlow[];
type IdentityRoute = keyof typeof IDENTITY_PAGES;

const routes = Object.keys(IDENTITY_PAGES) as IdentityRoute[];
const everyFact: IdentityDetails[] = flows.flatMap((flow) =>
  [undefined, true, false].flatMap((made) =>
    flags.flatMap((migrated) => flags.map((cancelled) => ({ flow, made, migrated, cancelled }))),
  ),
);

const show = (route: IdentityRoute, details: IdentityDetails): Shown<string> =>
  (IDENTITY_PAGES[route] as StatusRow<IdentityDetails, string>)(details);

test.each(routes)('%s has a reason, a next step and an action in every flow', async (route) => {
  for (const language of languages) {
    const words = await wordsOf(language);
    for (const details of everyFact) {
      const shown = show(route, details);
      if (shown && 'messages' in shown)
        expect(lacks(words, shown, route), `${language} ${shown.messages}`).toEqual([]);
    }
  }
});

test('only the success page waits until the client knows whether a check exists', () => {
  for (const route of routes)
    for (const details of everyFact) {
      const waits = route === 'onekycSuccess' && details.made === undefined;
      const name = `${route} ${JSON.stringify(details)}`;
      expect(show(route, details) === undefined, name).toBe(waits);
    }
});

test.each(flows)('in %s a missing check redirects to the page where the flow begins it', (flow) => {
  const details = { flow, made: false, migrated: false, cancelled: false };
  const from = ROUTES[IDENTITY_WAYS[flow].from].path;
  expect(show('onekycSuccess', details)).toEqual({ onward: from });
});

test('a re-KYC does not ask to complete an application', () => {
  const primary = (flow: IdentityFlow) =>
    show('onekycSuccess', { flow, made: true, migrated: false, cancelled: false });
  expect(primary('GPL')).toMatchObject({ messages: 'kyc:identity.success', primary: 'complete' });
  expect(primary('COMBINED')).toEqual(primary('GPL'));
  expect(primary('REKYC')).toMatchObject({
    messages: 'kyc:identity.successRekyc',
    primary: 'follow',
  });
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
    for (const language of languages) {
      const words = await wordsOf(language);
      const view: StatusView<string> = SUBMISSION_ENDS[end.phase]({ ...end, host: 'web' });
      expect(lacks(words, view), language).toEqual([]);
      // While checking, the page continues by itself; afterwards it offers more than a retry.
      if (end.phase !== 'checking') expect([view.primary, view.secondary]).toContain('openHelp');
      if (end.phase === 'failed')
        expect(words.t(`${view.messages}.why`, { code: end.code })).toContain('[HTTP_500]');
    }
  },
);
