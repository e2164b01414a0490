import type { Rupiah } from '../kernel/money';
import { UNREAD } from '../kernel/unread';
import type { Limit } from './read-home';

/** The parts of a limit, in whole rupiah. */
export interface LimitParts {
  readonly used: Rupiah;
  readonly available: Rupiah;
}

/**
 * Returns both parts; computes one that the server leaves out from limit = used + available. `undefined` when the
 * server sent neither, or one that cannot be read.
 */
const sentParts = ({ total, used, available }: Limit): LimitParts | undefined => {
  if (used === UNREAD || available === UNREAD) return undefined;
  if (used !== undefined) return { used, available: available ?? total - used };
  return available === undefined ? undefined : { used: total - available, available };
};

/**
 * Returns the parts of a limit; `undefined` when they are unknown, one is below zero, or they exceed the limit
 * together. They may be less than the limit: a lender may hold a part of it for a purchase that is not settled.
 */
export const limitParts = (limit: Limit): LimitParts | undefined => {
  const parts = sentParts(limit);
  if (!parts || Math.min(parts.used, parts.available) < 0) return undefined;
  return parts.used + parts.available <= limit.total ? parts : undefined;
};
