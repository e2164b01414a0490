import type { Rupiah } from '../kernel/money';
import type { Limit } from './home';

/** How a limit is divided; what the server leaves out follows from limit = used + available. */
export const limitParts = ({
  total,
  used: reportedUsed,
  available: free = total - (reportedUsed ?? 0),
}: Limit): { readonly used: Rupiah; readonly available: Rupiah } => {
  const used = reportedUsed ?? total - free;
  return { used, available: free };
};
