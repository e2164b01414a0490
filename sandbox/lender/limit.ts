import type { Instant } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import { ledger, usedIn } from './ledger';
import { many, type Grant } from './records';
import { all, type Ctx } from './world';

export interface CreditLimit {
  /** Used plus available: the whole line, including its temporary part. */
  readonly total: Rupiah;
  readonly used: Rupiah;
  readonly available: Rupiah;
  /** The part that expires. */
  readonly temporary: Rupiah;
  readonly temporaryUntil?: Instant;
}

const amountOf = (grants: readonly Grant[]): Rupiah =>
  grants.reduce((total, grant) => total + grant.amount, 0);

/**
 * Returns the limit: the sum of its grants, with the part that unpaid purchases use. The used part of an expired
 * temporary grant still counts, so that no limit is below the debt.
 */
export const creditLimitOf = (ctx: Ctx): CreditLimit => {
  const used = usedIn(ledger(ctx));
  const grants = all(ctx, many.grants);
  const lasting = amountOf(grants.filter(({ until }) => until === undefined));
  const ending = grants.filter(({ until }) => until !== undefined);
  const live = amountOf(ending.filter(({ until = 0 }) => ctx.now <= until));
  const inUse = Math.min(amountOf(ending), Math.max(0, used - lasting));
  const temporary = Math.max(live, inUse);
  const total = lasting + temporary;
  const temporaryUntil = ending.slice(-1)[0]?.until;
  return {
    total,
    used,
    available: total - used,
    temporary,
    ...(temporary > 0 && temporaryUntil !== undefined ? { temporaryUntil } : {}),
  };
};
