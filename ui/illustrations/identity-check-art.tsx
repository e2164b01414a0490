import { Art } from './art';

/** An identity card under a lens. */
export const IdentityCheckArt = () => (
  <Art>
    <rect className="art__paper" x="36" y="46" width="112" height="72" rx="8" />
    <circle className="art__mid" cx="66" cy="74" r="12" />
    <path className="art__mid" d="M46 106c2-12 10-17 20-17s18 5 20 17z" />
    <path className="art__rule" d="M100 66h34M100 80h26M100 94h14" />
    <path className="art__accent-line" d="m153 115 9 9" />
    <circle className="art__glass" cx="138" cy="100" r="20" />
    <path className="art__accent-rule" d="m130 100 6 6 11-12" />
  </Art>
);
