import { Awning } from './parts/stall';
import './wordmark.css';

/** Renders the product's name beside its mark, a stall with the awning of the pictures. */
export const Wordmark = ({ name }: { readonly name: string }) => (
  <span className="wordmark">
    <svg
      width="1.75rem"
      height="1.25rem"
      viewBox="40 24 120 84"
      strokeWidth="4"
      aria-hidden="true"
      focusable="false"
    >
      <path className="art__accent" d="M54 76h92v30H54z" />
      <Awning />
    </svg>
    {name}
  </span>
);
