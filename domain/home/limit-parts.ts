import type { Limit } from './home';

/** How a limit is divided; what the server leaves out follows from limit = used + available. */
export const limitParts = ({ total, used, available = total - (used ?? 0) }: Limit) => ({
  used: used ?? total - available,
  available,
});
