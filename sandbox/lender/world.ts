import type { Instant } from '../../domain/kernel/instant';
import type { Ids } from '../../domain/ports/ids';
import type { AreaDirectory } from './area-directory';
import type { RecordKind, Store } from './store';
import type { User } from './records';

/** Dependencies of the lender. */
export interface World {
  readonly store: Store;
  readonly areas: AreaDirectory;
  readonly ids: Pick<Ids, 'uuid'> & {
    /** `bytes` random bytes in base64url. */
    secret(bytes: number): string;
  };
  /** Real time. Each user's test clock is an offset from it. */
  readonly wall: () => Instant;
  /** The origin that serves the lender's own pages, such as an agreement. */
  readonly pages: () => string;
  /** Reports a problem of the lender itself: one sentence, without personal values. */
  readonly complain: (sentence: string) => void;
}

/** The world as one user sees it during one request. */
export interface Ctx extends World {
  readonly user: User;
  /** By this user's test clock. */
  readonly now: Instant;
  readonly locale: 'id' | 'en';
}

/** A valid request that the lender refuses. Records from before the refusal stay stored. */
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

/** Returns the user's record of a kind in `single`. */
export const mine = <T>(ctx: Ctx, kind: RecordKind<T>): T | undefined =>
  ctx.store.get(kind, ctx.user.id);

export const keep = <T>(ctx: Ctx, kind: RecordKind<T>, value: T): void =>
  ctx.store.put(kind, ctx.user.id, value, ctx.user.id);

/** Changes some fields of a record, if it exists. */
export const change = <T extends object>(
  ctx: Ctx,
  kind: RecordKind<T>,
  fields: Partial<T>,
): void => {
  const before = mine(ctx, kind);
  if (before) keep(ctx, kind, { ...before, ...fields });
};

/** Returns the user's records of a kind in `many`. */
export const all = <T>(ctx: Ctx, kind: RecordKind<T>): readonly T[] =>
  ctx.store.list(kind, ctx.user.id);

/** Returns the name of a row in `many`. The records of a copied user have the ids of the original's. */
const rowName = ({ user }: Ctx, id: string): string =>
  user.copyOf === undefined ? id : `${user.id} ${id}`;

export const add = <T>(ctx: Ctx, kind: RecordKind<T>, id: string, value: T): void =>
  ctx.store.put(kind, rowName(ctx, id), value, ctx.user.id);

export const remove = (ctx: Ctx, kind: RecordKind<unknown>, id: string): void =>
  ctx.store.delete(kind, rowName(ctx, id));
