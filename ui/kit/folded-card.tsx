import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/later-icons';
import './card.css';
import './folded-card.css';

interface FoldedCardProps {
  readonly title: ReactNode;
  /** Whether it is open at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Renders a card of details that a decision does not need: only its title, until the user opens it. */
export const FoldedCard = ({ title, open, children }: FoldedCardProps) => (
  <details className="card folded-card" open={open}>
    <summary className="folded-card__summary">
      <h2 className="card__title">{title}</h2>
      <ChevronDownIcon small />
    </summary>
    <div className="folded-card__content">{children}</div>
  </details>
);
