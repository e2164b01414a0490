import { Art } from './art';
import { Face, IdentityCard } from './parts/identity-card';

/** An identity card whose photo is blurred. */
export const UnrecognisedArt = () => (
  <Art>
    <filter id="blurred">
      <feGaussianBlur stdDeviation="3" />
    </filter>
    <IdentityCard>
      <g filter="url(#blurred)">
        <Face />
      </g>
    </IdentityCard>
    <path
      className="art__accent-rule"
      d="M107 70V56h14M163 70V56h-14M107 102v14h14M163 102v14h-14"
    />
  </Art>
);
