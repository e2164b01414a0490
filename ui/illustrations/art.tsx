import type { ReactNode } from 'react';
import './art.css';

interface ArtProps {
  readonly children?: ReactNode;
}

/** Renders the frame of all illustrations, hidden from screen readers: the text has the same content. */
export const Art = ({ children }: ArtProps) => (
  <svg className="art" viewBox="0 0 200 140" aria-hidden="true" focusable="false">
    <circle className="art__soft" cx="100" cy="70" r="66" />
    {children}
    <path className="art__line" d="M16 128h168" />
  </svg>
);
