import type { Instant } from '../../../domain/kernel/instant';
import type { Ids } from '../../../domain/ports/ids';
import type { AreaDirectory } from '../area-directory';
import type { Kind, Store } from '../store';
import type { User } from './records';

/** What the lender runs on. */
export interface World {
  readonly store: Store;
  readonly areas: AreaDirectory;
  readonly ids: Pick<Ids, 'uuid' | 'secret'>;
  /** The time outside; each person's test clock is an offset from it. */
  readonly wall: () => Instant;
  /** Where the lender's own pages are, such as an agreement: an origin. */
  readonly pages: () => string;
  /** Told what is wrong with the lender itself: one sentence, without values of a person. */
  readonly complain: (sentence: string) => void;
}

/** One person's view of the world, for the length of one request. */
export interface Ctx extends World {
  readonly user: User;
  /** This person's test clock. */
  readonly now: Instant;
  readonly locale: 'id' | 'en';
}

/** A request the lender understood and will not carry out. What was written before it stays written. */
export class Refusal {
  readonly kind = 'refusal';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429,
    readonly code: string,
    readonly message: string,
    /** Seconds until another try makes sense. */
    readonly retryAfter?: number,
  ) {}
}

export const refuse = (
  status: Refusal['status'],
  code: string,
  message: string,
  retryAfter?: number,
): Refusal => new Refusal(status, code, message, retryAfter);

/** The person's record of a kind that has one. */
export const mine = <T>(ctx: Ctx, kind: Kind<T>): T | undefined => ctx.store.get(kind, ctx.user.id);

export const keep = <T>(ctx: Ctx, kind: Kind<T>, value: T): void =>
  ctx.store.put(kind, ctx.user.id, value, ctx.user.id);

/** Changes some fields of a record that is there. */
export const change = <T extends object>(ctx: Ctx, kind: Kind<T>, fields: Partial<T>): void => {
  const before = mine(ctx, kind);
  if (before) keep(ctx, kind, { ...before, ...fields });
};

/** The person's records of a kind that has many. */
export const all = <T>(ctx: Ctx, kind: Kind<T>): readonly T[] => ctx.store.list(kind, ctx.user.id);

export const add = <T>(ctx: Ctx, kind: Kind<T>, id: string, value: T): void =>
  ctx.store.put(kind, id, value, ctx.user.id);
