import type { ReactNode } from 'react';
import './card.css';
import './skeleton.css';

export interface SkeletonRegionProps {
  /** What is loading; read aloud once. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Renders a skeleton with its own live region. */
export const SkeletonRegion = ({ label, children }: SkeletonRegionProps) => (
  <div className="skeleton" role="status">
    <span className="visually-hidden">{label}</span>
    {children}
  </div>
);

interface SkeletonLineProps {
  readonly size?: 'text' | 'title' | 'headline' | 'control' | undefined;
  readonly width?: 'short' | 'half' | 'long' | 'full' | undefined;
}

export const SkeletonLine = ({ size = 'text', width = 'full' }: SkeletonLineProps) => (
  <span className={`skeleton__line skeleton__line--${size} skeleton__line--${width}`} />
);

interface SkeletonCardProps {
  readonly children: ReactNode;
}

export const SkeletonCard = ({ children }: SkeletonCardProps) => (
  <div className="card skeleton__card">{children}</div>
);

interface SkeletonRowsProps {
  readonly count: number;
}

export const SkeletonRows = ({ count }: SkeletonRowsProps) => (
  <>
    {[...Array(count).keys()].map((index) => (
      <div className="skeleton__row" key={index}>
        <SkeletonLine width="long" />
        <SkeletonLine width="short" />
      </div>
    ))}
  </>
);
