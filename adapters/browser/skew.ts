import { type Instant, minute } from '../../domain/kernel/instant';

/** A smaller skew comes from the network, not from the device (decision 16). */
const leastSkew = 5 * minute;

/** Returns the milliseconds by which the device's clock differs from a server's time; 0 for a small difference. */
export const skewOf = (serverNow: Instant): number => {
  const skew = serverNow - Date.now();
  return Math.abs(skew) > leastSkew ? skew : 0;
};
