import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import './card.css';

interface CardProps {
  readonly title?: ReactNode;
  /** Next to the title: a status, or a link. */
  readonly aside?: ReactNode;
  /** Whether its content is overdue: it gets a red edge. */
  readonly late?: boolean | undefined;
  readonly children: ReactNode;
}

/** Renders a card. With a title it is a labelled section. */
export const Card = ({ title, aside, late = false, children }: CardProps) => {
  const id = useId();
  const className = classes('card', late && 'card--late');
  if (title === undefined) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <div className="card__head">
        <h2 className="card__title" id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
};
