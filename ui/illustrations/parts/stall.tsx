import type { PropsWithChildren } from 'react';
import './art.css';

/** Renders the striped awning, the sign of the set. */
export const Awning = () => (
  <>
    <path
      className="art__paper"
      d="M58 28h84l14 24a8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0z"
    />
    <path
      className="art__accent art__line"
      d="M58 28h12l-10 24a8 8 0 0 1-16 0zm24 0h12l-2 24a8 8 0 0 1-16 0zm24 0h12l6 24a8 8 0 0 1-16 0zm24 0h12l14 24a8 8 0 0 1-16 0z"
    />
  </>
);

/** Renders the counter, with a row of triangles as on a woven cloth. */
export const Counter = () => (
  <>
    <path className="art__paper" d="M50 100h100v28H50zM44 94h112v7H44z" />
    <path
      className="art__mid"
      d="M52 127l8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12z"
    />
  </>
);

/** Renders an open warung. The children are the goods on its counter. */
export const Stall = ({ children }: PropsWithChildren) => (
  <>
    <path className="art__mid art__line" d="M52 50h96v46H52z" />
    <path className="art__paper" d="M58 56h9v26h-9zm0 10h9m-9 8h9M133 56h9v26h-9zm0 10h9m-9 8h9" />
    {children}
    <Counter />
    <Awning />
  </>
);
