import { Art } from './art';

/** The bar of a limit under a lens. */
export const LimitArt = () => (
  <Art>
    <rect className="art__paper" x="34" y="38" width="120" height="76" rx="10" />
    <path className="art__rule" d="M50 58h40M50 74h24" />
    <path className="art__mid" d="M54 88h84a6 6 0 0 1 0 12H54a6 6 0 0 1 0-12z" />
    <path className="art__accent" d="M54 88h46v12H54a6 6 0 0 1 0-12z" />
    <path className="art__accent-line" d="m153 91 9 9" />
    <circle className="art__glass" cx="138" cy="76" r="20" />
  </Art>
);
