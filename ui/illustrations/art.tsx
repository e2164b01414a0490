import type { ReactNode } from 'react';
import './art.css';

interface ArtProps {
  readonly children?: ReactNode;
}

/** The frame all illustrations share: a quiet disc, and a line to stand on. They say nothing that a text does not. */
export const Art = ({ children }: ArtProps) => (
  <svg className="art" viewBox="0 0 200 140" aria-hidden="true" focusable="false">
    <circle className="art__soft" cx="100" cy="70" r="66" />
    {children}
    <path className="art__line" d="M16 128h168" />
  </svg>
);
