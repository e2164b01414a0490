import { decideFor } from '../../../sandbox/lender/personas/control';
import { userById, userContextOf } from '../../../sandbox/lender/people';
import { type OpenApp, openApp } from './open-app';

/** Opens the app at an address as a user of this persona, and waits for the page that it ends on. */
export const openAt = async (persona: string, at: string, ends = at.split('?')[0] ?? at) => {
  const app = await openApp({ persona, at });
  await app.on(ends);
  return app;
};

/** Goes to a page whose next calls of this path fail at the lender. */
export const openFailing = async (
  persona: string,
  at: string,
  path: string,
  how: Partial<Parameters<OpenApp['fault']>[0]> = { status: 500 },
  times = 1,
) => {
  const app = await openAt(persona, '/home/settings');
  app.fault({ path, ...how }, times);
  app.navigator.go(at);
  return app;
};

/** Opens the same tab again, as after a reload or on another day. */
export const reopen = async (before: OpenApp, at: string, ends = at) => {
  before.shown.unmount();
  const app = await openApp({ persona: '', at, tab: before });
  await app.on(ends);
  return app;
};

/** Makes the lender decide a pending request. */
export const decide = (
  { world, userId }: Pick<OpenApp, 'world' | 'userId'>,
  what: 'application' | 'rekyc' | 'reassessment',
  outcome: string,
) => {
  const user = userById(world, userId);
  if (user) decideFor(userContextOf(world, user), what, outcome);
};

export const title = (app: OpenApp) => app.one('h1').textContent;
