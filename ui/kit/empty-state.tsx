import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Renders an empty state: what will appear here, and how. */
export const EmptyState = ({ picture, title, children, action }: EmptyStateProps) => (
  <div className="empty-state">
    {picture}
    <h2 className="empty-state__title">{title}</h2>
    {children !== undefined && <p>{children}</p>}
    {action}
  </div>
);
