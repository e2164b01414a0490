import { SkeletonRegion, type SkeletonRegionProps } from './skeleton-parts';
import { useWaiting } from './waiting';

/** Renders the shape of a page before its content, made of skeleton parts. */
export const Skeleton = ({ label, children }: SkeletonRegionProps) =>
  useWaiting(label) ? (
    <SkeletonRegion label={label}>{children}</SkeletonRegion>
  ) : (
    <div className="skeleton">{children}</div>
  );
