import type { PropsWithChildren } from 'react';
import './art.css';

/** Renders a market basket. */
export const Basket = ({ children }: PropsWithChildren) => (
  <>
    <path className="art__line" d="M66 76V64a34 34 0 0 1 68 0v12" />
    {children}
    <path className="art__paper" d="M58 84h84l-9 44H67z" />
    <path className="art__rule" d="M64 98h72M67 112h66M86 88l3 36M114 88l-3 36" />
    <rect className="art__accent art__line" x="50" y="75" width="100" height="11" rx="5.5" />
  </>
);
