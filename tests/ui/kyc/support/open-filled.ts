import { filledDraft } from '../../../../sandbox/lender/new-person';
import { userById } from '../../../../sandbox/lender/people';
import { openApp } from './open-app';
import { openAt } from './open-at';

/** A person whose draft lacks nothing, at a page of the application. */
export const openFilled = async (at: string, persona = 'draft') => {
  const before = await openAt(persona, '/kyc');
  const user = userById(before.world, before.userId);
  // The capture is one the lender never saw, as those made by a host app are.
  if (user) before.hold(filledDraft(user));
  before.shown.unmount();
  const app = await openApp({ persona, at, tab: before });
  await app.on(at);
  return app;
};
