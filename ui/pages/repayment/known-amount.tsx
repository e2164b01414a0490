import { Amount } from '../../kit/amount';
import { SkeletonLine } from '../../kit/skeleton-parts';
import { useKnownDue } from './use-known-due';

/** Renders, in a skeleton, the amount due that an earlier page has shown, so that it moves here from there. */
export const KnownAmount = () => {
  const known = useKnownDue();
  return known ? (
    <Amount figure="pay" value={known.amount} currency={known.currency} size="headline" stale />
  ) : (
    <SkeletonLine size="headline" width="long" />
  );
};
