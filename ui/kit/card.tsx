import { type ReactNode, useId } from 'react';
import './card.css';

interface CardProps {
  readonly title?: ReactNode;
  /** Next to the title: a status, or a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a card. With a title it is a labelled section. */
export const Card = ({ title, aside, children }: CardProps) => {
  const id = useId();
  if (title === undefined) return <div className="card">{children}</div>;
  return (
    <section className="card" aria-labelledby={id}>
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
