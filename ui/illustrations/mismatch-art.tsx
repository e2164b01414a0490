import { Art } from './art';
import { Face, IdentityCard } from './parts/identity-card';

/** An identity card and the photo of someone else. */
export const MismatchArt = () => (
  <Art>
    <IdentityCard>
      <Face />
    </IdentityCard>
    <g transform="rotate(-9 60 92)">
      <rect className="art__paper" x="34" y="56" width="52" height="70" rx="3" />
      <path className="art__accent" d="M46 98V78a14 14 0 0 1 28 0v20z" />
      <circle className="art__soft" cx="60" cy="80" r="9" />
      <path className="art__mid" d="M43 108c0-12 7-18 17-18s17 6 17 18z" />
    </g>
  </Art>
);
