import { Art } from './art';
import { Face, IdentityCard } from './parts/identity-card';

/** An identity card under a lens. */
export const IdentityCheckArt = () => (
  <Art>
    <IdentityCard>
      <Face />
    </IdentityCard>
    <path className="art__accent-rule" d="m154 107 16 17" />
    <circle className="art__accent-rule" cx="135" cy="87" r="27" />
  </Art>
);
