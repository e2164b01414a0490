import { useState } from 'react';
import './reveal.css';

interface RevealProps {
  readonly masked: string;
  readonly value: string;
  readonly show: string;
  readonly hide: string;
}

/** Renders a sensitive value, masked until the user shows it. */
export const Reveal = ({ masked, value, show, hide }: RevealProps) => {
  const [open, setOpen] = useState(false);
  return (
    <span className="reveal">
      <span>{open ? value : masked}</span>
      <button type="button" className="reveal__button" onClick={() => setOpen(!open)}>
        {open ? hide : show}
      </button>
    </span>
  );
};
