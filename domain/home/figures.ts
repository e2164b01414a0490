import type { ApplicationStatus } from '../navigation/statuses';
import type { Instant } from '../kernel/instant';
import { type LimitParts, limitParts } from './limit-parts';
import { dueDistance, namesBills, type Owed, owedIn } from './owed';
import type { HomeData, Limit } from './read-home';

/** The figures of home's first cards: what is due, and the limit. Amounts are in whole rupiah. */
export interface HomeFigures {
  readonly name: string;
  /** Absent when nothing is due, or when home does not name the bills. */
  readonly owed: Owed | undefined;
  /** Whether home names an amount due of zero. */
  readonly isNothingOwed: boolean;
  readonly limit: Limit;
  readonly parts: LimitParts;
}

/**
 * Returns the figures of home at `now` for an approved user; `undefined` when one of them is unknown, and the app
 * then shows which part is missing (spec §3, "Home v2").
 */
export const homeFigures = (
  status: ApplicationStatus,
  home: HomeData,
  now: Instant,
): HomeFigures | undefined => {
  const { name, limit } = home.profile ?? {};
  const parts = limit && limitParts(limit);
  const owed = owedIn(home, now);
  // Something is due where a part of the limit is used, also if home does not name the bills.
  const isOwedKnown = owed
    ? namesBills(home) && dueDistance(owed) !== undefined
    : namesBills(home) || parts?.used === 0;
  return status === 'APPROVED' && name !== undefined && limit && parts && isOwedKnown
    ? { name, owed, isNothingOwed: namesBills(home) && !owed, limit, parts }
    : undefined;
};
