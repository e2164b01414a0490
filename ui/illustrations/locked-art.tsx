import { Art } from './art';

/** A padlock. */
export const LockedArt = () => (
  <Art>
    <path className="art__line" d="M76 66V48a24 24 0 0 1 48 0v18" />
    <rect className="art__paper" x="58" y="64" width="84" height="64" rx="9" />
    <path className="art__mid" d="M59 106h82v13a8 8 0 0 1-8 8H67a8 8 0 0 1-8-8z" />
    <rect className="art__line" x="58" y="64" width="84" height="64" rx="9" />
    <circle className="art__accent" cx="100" cy="90" r="9" />
    <path className="art__accent-line" d="M100 92v16" />
  </Art>
);
