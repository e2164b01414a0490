import { Art } from './art';

/** A card with a seal on it. */
export const ApprovedArt = () => (
  <Art>
    <rect className="art__mid" x="48" y="36" width="112" height="70" rx="9" />
    <rect className="art__paper" x="38" y="50" width="112" height="70" rx="9" />
    <path className="art__rule" d="M52 70h24M52 104h40" />
    <circle className="art__accent" cx="142" cy="98" r="26" />
    <path className="art__mark" d="m130 98 9 9 16-18" />
    <path className="art__accent-rule" d="M100 20v-8M138 28l6-7M62 28l-6-7" />
  </Art>
);
