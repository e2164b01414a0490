import type { ReactNode } from 'react';
import './parts/art.css';

interface ArtProps {
  readonly children?: ReactNode;
  readonly ground?: string;
}

/** Renders the frame of all illustrations, hidden from screen readers: the text has the same content. */
export const Art = ({ children, ground = 'M16 128h168' }: ArtProps) => (
  <svg className="art" viewBox="0 0 200 140" aria-hidden="true" focusable="false">
    <path className="art__soft" d="M48 128a72 72 0 1 1 104 0z" />
    {children}
    <path className="art__line" d={ground} />
  </svg>
);
