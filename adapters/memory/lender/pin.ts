import type { Some } from './handler';
import { single } from './records';
import { keep, mine, refuse } from './world';

const triesAllowed = 3;

/** The PIN is 123456; three wrong ones lock it. */
export const pin: Some<'pinChallenge' | 'verifyPin'> = {
  pinChallenge: (_, ctx) => {
    const wrongTries = mine(ctx, single.pin)?.wrongTries ?? 0;
    if (wrongTries >= triesAllowed) return refuse(422, 'PIN_LOCKED', 'The PIN is locked.');
    const challenge = { challengeId: ctx.ids.uuid(), requestId: ctx.ids.uuid() };
    keep(ctx, single.pin, { ...challenge, wrongTries });
    return challenge;
  },

  verifyPin: ({ body }, ctx) => {
    const open = mine(ctx, single.pin);
    if (!open || body.challengeId !== open.challengeId || open.wrongTries >= triesAllowed)
      return { pinVerified: false, remaining: 0 };
    if (body.pin === '123456') {
      keep(ctx, single.pin, { ...open, wrongTries: 0, verifiedAt: ctx.now });
      return { pinVerified: true };
    }
    keep(ctx, single.pin, { ...open, wrongTries: open.wrongTries + 1 });
    return { pinVerified: false, remaining: triesAllowed - open.wrongTries - 1 };
  },
};
