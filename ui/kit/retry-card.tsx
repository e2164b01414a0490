import type { ReactNode } from 'react';
import { WarningIcon } from '../icons/icon';
import { Button } from './button';
import './card.css';
import './retry-card.css';

interface RetryCardProps {
  readonly title: string;
  /** Cause and next step. */
  readonly body: string;
  /** Small print below it, such as the code for support. */
  readonly note?: ReactNode;
  readonly retry: string;
  /** Left out where the page's main action tries again. */
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
}

/** Renders an error with a retry button in place of a part that could not be loaded. */
export const RetryCard = ({ title, body, note, retry, onRetry, busy }: RetryCardProps) => (
  <div className="card retry-card" role="alert">
    <WarningIcon />
    <p className="retry-card__title">{title}</p>
    <p className="retry-card__body">{body}</p>
    {note}
    {onRetry && (
      <Button look="secondary" busy={busy} onClick={onRetry}>
        {retry}
      </Button>
    )}
  </div>
);
