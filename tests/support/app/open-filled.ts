import { filledDraft } from '../../../sandbox/lender/new-person';
import { userById } from '../../../sandbox/lender/people';
import { openApp } from './open-app';
import { openAt } from './open-at';

/** Opens a page of the application for a user whose draft is complete. */
export const openFilled = async (at: string, persona = 'draft') => {
  const before = await openAt(persona, '/kyc');
  const user = userById(before.world, before.userId);
  // The draft names a capture that the lender never received, as captures of a host app do.
  if (user) before.hold(filledDraft(user));
  before.shown.unmount();
  const app = await openApp({ persona, at, tab: before });
  await app.on(at);
  return app;
};
