import { hour, type Instant, minute, second } from '../../domain/kernel/instant';
import type { SomeHandlers } from './handler';
import { type PinRecord, single } from './records';
import { keep, mine, refuse, type Ctx } from './world';

const rightPin = '123456';
const triesAllowed = 3;
const lockTime = hour;
/** How long a challenge can be answered, and how long its success counts, in milliseconds. */
const challengeLifetime = 5 * minute;

/** Returns whether the user has passed a challenge of this server in the last minutes. */
export const isProven = (ctx: Ctx): boolean =>
  ctx.now - (mine(ctx, single.pin)?.verifiedAt ?? Number.NEGATIVE_INFINITY) < challengeLifetime;

/** Returns the PIN record of a user. After the end of a lock, its failed tries no longer count. */
const pinOf = (ctx: Ctx): PinRecord => {
  const known = mine(ctx, single.pin) ?? { wrongTries: 0 };
  const { lockedUntil, ...rest } = known;
  return lockedUntil === undefined || ctx.now < lockedUntil ? known : { ...rest, wrongTries: 0 };
};

const isOpen = (
  { challengeId, issuedAt = 0 }: PinRecord,
  asked: string | undefined,
  now: Instant,
) => challengeId !== undefined && challengeId === asked && now - issuedAt < challengeLifetime;

/** Returns whether the user passed the challenge on the host's own PIN screen. The client then asks without a PIN. */
const isPassed = ({ issuedAt = 0, verifiedAt = -1 }: PinRecord): boolean => verifiedAt >= issuedAt;

const secondsTo = (then: Instant, now: Instant): number => Math.ceil((then - now) / second);

const locked = (until: Instant, now: Instant) => ({
  pinVerified: false,
  remaining: 0,
  retryAfterSeconds: secondsTo(until, now),
});

/** The PIN is 123456. Three wrong ones lock it for an hour. */
export const pinHandlers: SomeHandlers<'pinChallenge' | 'verifyPin'> = {
  pinChallenge: (_, ctx) => {
    const { wrongTries, lockedUntil } = pinOf(ctx);
    if (lockedUntil !== undefined)
      return refuse(429, 'PIN_LOCKED', 'Too many wrong PINs.', secondsTo(lockedUntil, ctx.now));
    const challenge = { challengeId: ctx.ids.uuid(), requestId: ctx.ids.uuid() };
    keep(ctx, single.pin, { ...challenge, issuedAt: ctx.now, wrongTries });
    return challenge;
  },

  /** An unknown or expired challenge costs no try, and the answer does not contain the number of tries left. */
  verifyPin: ({ body }, ctx) => {
    const known = pinOf(ctx);
    if (known.lockedUntil !== undefined) return locked(known.lockedUntil, ctx.now);
    if (!isOpen(known, body.challengeId, ctx.now)) return { pinVerified: false };
    if (body.pin === undefined) return { pinVerified: isPassed(known) };
    if (body.pin === rightPin) {
      keep(ctx, single.pin, { ...known, wrongTries: 0, verifiedAt: ctx.now });
      return { pinVerified: true };
    }
    const wrongTries = known.wrongTries + 1;
    const remaining = triesAllowed - wrongTries;
    if (remaining > 0) {
      keep(ctx, single.pin, { ...known, wrongTries });
      return { pinVerified: false, remaining };
    }
    const lockedUntil = ctx.now + lockTime;
    keep(ctx, single.pin, { ...known, wrongTries, lockedUntil });
    return locked(lockedUntil, ctx.now);
  },
};
