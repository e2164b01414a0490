import { Art } from './art';
import { Motor } from './parts/motor';

/** The motorbike in front of a bridge that is broken. */
export const OfflineArt = () => (
  <Art ground="M12 136q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0">
    <path className="art__paper" d="M6 118h116l-8 4 5 5H6zM194 118h-24l-5 5 8 4h21z" />
    <path className="art__line" d="M28 127v9M84 127v9M184 127v9" />
    <g transform="translate(-36 -10)">
      <Motor />
    </g>
  </Art>
);
