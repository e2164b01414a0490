import { type ReactNode, useId } from 'react';
import './section.css';

interface SectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

export const Section = ({ title, hint, children }: SectionProps) => {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <h2 className="section__title" id={id}>
        {title}
      </h2>
      {hint !== undefined && <p className="section__hint">{hint}</p>}
      {children}
    </section>
  );
};
