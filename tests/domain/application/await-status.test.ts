import { expect, test } from 'vitest';
import type { Application } from '../../../domain/application/status';
import { bareApplication } from '../../../domain/application/status';
import type { Applications } from '../../../domain/application/applications';
import { AwaitStatus } from '../../../domain/application/await-status';
import { cell } from '../../../domain/kernel/live';
import { idle, type Loadable, ready } from '../../../domain/kernel/loadable';
import { err, ok } from '../../../domain/kernel/result';
import type { RouteId } from '../../../domain/navigation/routes';
import { Visit } from '../support/a-visit';
import { pollingIn } from '../support/services-in';

const submitted = bareApplication('SUBMITTED');
const onWaitlist = (waitlist: Application['waitlist']): Application => ({
  ...bareApplication('INELIGIBLE'),
  ...(waitlist && { waitlist }),
});

/** Looks once from a page, with the application that is known before, and the one that the server has now. */
const look = (page: RouteId, before: Loadable<Application>, now: Application) => {
  const applications = { state$: cell(before), refresh: async () => ok(now) };
  const wait = new AwaitStatus(applications as unknown as Applications, pollingIn(new Visit()));
  return wait.on(page).look();
};

test.each<[string, RouteId, Loadable<Application>, Application, boolean]>([
  ['the same status', 'applicationReview', ready(submitted), submitted, false],
  ['a decision', 'applicationReview', ready(submitted), bareApplication('APPROVED'), true],
  ['another page', 'home', ready(submitted), bareApplication('REJECTED'), false],
  [
    'the same waiting list',
    'waitlist',
    ready(onWaitlist({ isJoined: true })),
    onWaitlist({ isJoined: true }),
    false,
  ],
  [
    'a change of the waiting list',
    'waitlist',
    ready(onWaitlist(undefined)),
    onWaitlist({ isJoined: true }),
    true,
  ],
  ['a waiting list that was not known', 'waitlist', idle, onWaitlist({ isJoined: true }), false],
])('%s at %s ends the wait: %#', async (_, page, before, now, isOver) => {
  expect(await look(page, before, now)).toEqual(ok(isOver));
});

test('a status that cannot be read is a failure, not the end of the wait', async () => {
  const failure = { kind: 'network' } as const;
  const applications = { state$: cell(ready(submitted)), refresh: async () => err(failure) };
  const wait = new AwaitStatus(applications as unknown as Applications, pollingIn(new Visit()));
  expect(await wait.on('applicationReview').look()).toEqual(err(failure));
});
