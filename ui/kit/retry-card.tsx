import { WarningIcon } from '../icons/icon';
import { Button } from './button';
import './card.css';
import './retry-card.css';

interface RetryCardProps {
  readonly title: string;
  /** Cause and next step, with the code in brackets. */
  readonly body: string;
  readonly retry: string;
  readonly onRetry: () => void;
  readonly busy?: boolean | undefined;
}

/** Renders an error with a retry button in place of a part that could not be loaded. */
export const RetryCard = ({ title, body, retry, onRetry, busy }: RetryCardProps) => (
  <div className="card retry-card" role="alert">
    <WarningIcon />
    <p className="retry-card__title">{title}</p>
    <p className="retry-card__body">{body}</p>
    <Button look="secondary" busy={busy} onClick={onRetry}>
      {retry}
    </Button>
  </div>
);
