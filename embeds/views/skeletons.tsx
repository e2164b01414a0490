import { SkeletonLine, SkeletonRows } from '../../ui/kit/skeleton-parts';

interface CardSkeletonProps {
  readonly lines: number;
}

/** A headline with lines below it. */
export const CardSkeleton = ({ lines }: CardSkeletonProps) => (
  <>
    <SkeletonLine size="headline" width="long" />
    <SkeletonRows count={lines} />
  </>
);

interface RowsSkeletonProps {
  readonly rows: number;
}

export const RowsSkeleton = ({ rows }: RowsSkeletonProps) => (
  <div className="paylater__rows">
    <SkeletonRows count={rows} />
  </div>
);
