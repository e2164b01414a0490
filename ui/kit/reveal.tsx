import { useState } from 'react';
import './reveal.css';

interface RevealProps {
  readonly masked: string;
  /** What a screen reader reads in place of the masked value. */
  readonly hidden: string;
  readonly value: string;
  readonly show: string;
  readonly hide: string;
}

/** Renders a sensitive value, masked until the user shows it. */
export const Reveal = ({ masked, hidden, value, show, hide }: RevealProps) => {
  const [open, setOpen] = useState(false);
  return (
    <span className="reveal">
      {open ? (
        <span>{value}</span>
      ) : (
        <span>
          <span aria-hidden="true">{masked}</span>
          <span className="visually-hidden">{hidden}</span>
        </span>
      )}
      <button type="button" className="reveal__button" onClick={() => setOpen(!open)}>
        {open ? hide : show}
      </button>
    </span>
  );
};
