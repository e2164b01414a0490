import type { LoanOutcome } from '../application/products';
import { daysLeft } from '../bills/days-left';
import type { Instant } from '../kernel/instant';
import { limitParts } from './limit-parts';
import type { Limit } from './read-home';

/** News that home shows before everything else. */
export type HomeNews =
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'loanRejected' }
  /** `days` of Jakarta's calendar until the temporary limit ends; 0 on its last day. */
  | { readonly kind: 'temporaryEnds'; readonly days: number; readonly at: Instant };

/** How many days before its end a temporary limit is news. */
const endsSoon = 7;

/**
 * Returns the end of a temporary limit: within seven days, or earlier if the user has used more than the permanent
 * limit.
 */
const temporaryEnds = (limit: Limit | undefined, now: Instant): HomeNews | undefined => {
  const { temporary, temporaryUntil } = limit ?? {};
  if (!limit || !temporary || temporaryUntil === undefined) return undefined;
  const days = daysLeft(temporaryUntil, now);
  const { used = 0 } = limitParts(limit) ?? {};
  return days >= 0 && (days <= endsSoon || used > limit.total - temporary)
    ? { kind: 'temporaryEnds', days, at: temporaryUntil }
    : undefined;
};

/** Returns the most important news, if any: an unsigned contract, a rejected loan, or a limit that ends. */
export const newsOf = (
  at: {
    readonly unsigned: boolean;
    readonly loan: LoanOutcome | undefined;
    readonly limit: Limit | undefined;
  },
  now: Instant,
): HomeNews | undefined => {
  if (at.unsigned) return { kind: 'unsigned' };
  if (at.loan === 'REJECTED') return { kind: 'loanRejected' };
  return temporaryEnds(at.limit, now);
};
