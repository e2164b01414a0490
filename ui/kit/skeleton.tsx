import { SkeletonRegion, type SkeletonRegionProps } from './skeleton-parts';
import { useWaiting } from './waiting';

/** A page’s shape before its content, made of the parts of a skeleton. */
export const Skeleton = ({ label, children }: SkeletonRegionProps) =>
  useWaiting(label) ? (
    <SkeletonRegion label={label}>{children}</SkeletonRegion>
  ) : (
    <div className="skeleton">{children}</div>
  );
