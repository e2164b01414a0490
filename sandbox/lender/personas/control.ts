import type { Instant } from '../../../domain/kernel/instant';
import { applicationOf } from '../application';
import { decide, newestSubmission } from '../decision';
import { type Given, newPerson } from '../new-person';
import { issueToken, userContextOf } from '../people';
import { personas } from './personas';
import { decideReassessment } from '../reassessment';
import { decideRestructure, restructureUnderWay } from '../restructure-deal';
import { single, type User } from '../records';
import { change, mine, refuse, type Ctx, type Refusal, type World } from '../world';

/** The actions behind the sandbox's control API. */

/** Creates a user in a persona's state, or returns `undefined` for an unknown persona. */
export const createUser = (world: World, personaId: string, given?: Given): User | undefined => {
  const persona = personas.find(({ id }) => id === personaId);
  if (!persona) return undefined;
  return world.store.transaction(() => {
    const user = newPerson(world, personaId, given);
    persona.build(userContextOf(world, user));
    return user;
  });
};

/** Returns a user with a new token, as `POST /_sandbox/users` answers. */
export const loginOf = (world: World, { id: userId, loginCode }: User) => ({
  userId,
  token: issueToken(world, userId).token,
  loginCode,
});

/** Creates a user with a token. */
export const createLogin = (world: World, personaId: string, given?: Given) => {
  const user = createUser(world, personaId, given);
  return user && loginOf(world, user);
};

const nothingWaits = refuse(409, 'NOTHING_TO_DECIDE', 'Nothing of that kind waits for a decision.');

const eitherWay = ['APPROVED', 'REJECTED'] as const;

const outcomes = {
  application: eitherWay,
  rekyc: [...eitherWay, 'KTP_MISMATCH'],
  reassessment: eitherWay,
  restructure: ['SUCCESS', 'FAILED', 'PROMO_RESERVE_FAILED'],
} as const;

export type Decidable = keyof typeof outcomes;
type Outcome<D extends Decidable> = (typeof outcomes)[D][number];

const decideApplication = (
  ctx: Ctx,
  outcome: Outcome<'application'>,
  reapplyTime?: Instant,
): Refusal | undefined => {
  const waits = ['SUBMITTED', 'PENDING_AUTH'].includes(applicationOf(ctx).status);
  const submission = newestSubmission(ctx);
  if (!waits || !submission) return nothingWaits;
  decide(ctx, submission, outcome, ctx.now, reapplyTime);
  return undefined;
};

const decideRekyc = (ctx: Ctx, outcome: Outcome<'rekyc'>): Refusal | undefined => {
  if (mine(ctx, single.rekyc)?.status !== 'INITIATED') return nothingWaits;
  change(ctx, single.rekyc, { status: outcome });
  if (outcome === 'APPROVED') change(ctx, single.application, { status: 'APPROVED' });
  return undefined;
};

const decideLimit = (ctx: Ctx, outcome: Outcome<'reassessment'>): Refusal | undefined => {
  const waiting = mine(ctx, single.reassessment);
  if (waiting?.status !== 'PROCESSING' && waiting?.status !== 'IN_REVIEW') return nothingWaits;
  decideReassessment(ctx, waiting, outcome);
  return undefined;
};

const decideSplit = (ctx: Ctx, outcome: Outcome<'restructure'>): Refusal | undefined => {
  const waiting = restructureUnderWay(ctx);
  if (!waiting) return nothingWaits;
  return decideRestructure(ctx, waiting, outcome) === outcome
    ? undefined
    : refuse(409, 'RESTRUCTURE_CHANGED', 'What was agreed does not hold any more: it has failed.');
};

const decisions: {
  readonly [D in Decidable]: (
    ctx: Ctx,
    outcome: Outcome<D>,
    reapplyTime?: Instant,
  ) => Refusal | undefined;
} = {
  application: decideApplication,
  rekyc: decideRekyc,
  reassessment: decideLimit,
  restructure: decideSplit,
};

/** Decides a pending application, re-KYC, reassessment or restructure. A wrong outcome is refused even if none waits. */
export const decideFor = <D extends Decidable>(
  ctx: Ctx,
  what: D,
  outcome: string,
  reapplyTime?: Instant,
): Refusal | undefined => {
  const known: readonly Outcome<D>[] = outcomes[what];
  const found = known.find((it) => it === outcome.toUpperCase());
  return found
    ? decisions[what](ctx, found, reapplyTime)
    : refuse(400, 'BAD_REQUEST', `outcome: ${JSON.stringify(outcome)}, one of ${known.join(', ')}`);
};
