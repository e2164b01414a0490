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

export type Decidable = 'application' | 'rekyc' | 'reassessment' | 'restructure';

const decideRekyc = (ctx: Ctx, outcome: string): Refusal | undefined => {
  if (mine(ctx, single.rekyc)?.status !== 'INITIATED') return nothingWaits;
  if (outcome !== 'APPROVED' && outcome !== 'REJECTED' && outcome !== 'KTP_MISMATCH')
    return refuse(400, 'BAD_REQUEST', 'outcome: APPROVED, REJECTED or KTP_MISMATCH');
  change(ctx, single.rekyc, { status: outcome });
  if (outcome === 'APPROVED') change(ctx, single.application, { status: 'APPROVED' });
  return undefined;
};

const eitherWay = (outcome: string): outcome is 'APPROVED' | 'REJECTED' =>
  outcome === 'APPROVED' || outcome === 'REJECTED';

const notEither = refuse(400, 'BAD_REQUEST', 'outcome: APPROVED or REJECTED');

const decideApplication = (
  ctx: Ctx,
  outcome: string,
  reapplyTime?: Instant,
): Refusal | undefined => {
  const waits = ['SUBMITTED', 'PENDING_AUTH'].includes(applicationOf(ctx).status);
  const submission = newestSubmission(ctx);
  if (!waits || !submission) return nothingWaits;
  if (!eitherWay(outcome)) return notEither;
  decide(ctx, submission, outcome, ctx.now, reapplyTime);
  return undefined;
};

const decideLimit = (ctx: Ctx, outcome: string): Refusal | undefined => {
  const waiting = mine(ctx, single.reassessment);
  if (waiting?.status !== 'PROCESSING' && waiting?.status !== 'IN_REVIEW') return nothingWaits;
  if (!eitherWay(outcome)) return notEither;
  decideReassessment(ctx, waiting, outcome);
  return undefined;
};

const restructureOutcomes = ['SUCCESS', 'FAILED', 'PROMO_RESERVE_FAILED'] as const;

const decideSplit = (ctx: Ctx, result: string): Refusal | undefined => {
  const waiting = restructureUnderWay(ctx);
  if (!waiting) return nothingWaits;
  const outcome = restructureOutcomes.find((it) => it === result);
  if (!outcome) return refuse(400, 'BAD_REQUEST', `outcome: ${restructureOutcomes.join(', ')}`);
  return decideRestructure(ctx, waiting, outcome) === outcome
    ? undefined
    : refuse(409, 'RESTRUCTURE_CHANGED', 'What was agreed does not hold any more: it has failed.');
};

/** Decides a pending application, re-KYC, reassessment or restructure. */
export const decideFor = (
  ctx: Ctx,
  what: Decidable,
  outcome: string,
  reapplyTime?: Instant,
): Refusal | undefined => {
  const result = outcome.toUpperCase();
  switch (what) {
    case 'application':
      return decideApplication(ctx, result, reapplyTime);
    case 'rekyc':
      return decideRekyc(ctx, result);
    case 'reassessment':
      return decideLimit(ctx, result);
    case 'restructure':
      return decideSplit(ctx, result);
  }
};
