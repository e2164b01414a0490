import { Art } from './art';
import { Face, IdentityCard } from './parts/identity-card';

/** An identity card with a tick on it. */
export const IdentityDoneArt = () => (
  <Art>
    <IdentityCard>
      <Face />
    </IdentityCard>
    <circle className="art__accent art__line" cx="150" cy="108" r="20" />
    <path className="art__mark" d="m141 108 7 7 12-13" />
  </Art>
);
