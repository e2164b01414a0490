import { Art } from './art';
import { Motor } from './parts/motor';

/** A filled page that leaves in the box of the motorbike. */
export const SubmittedArt = () => (
  <Art>
    <path className="art__paper" d="M58 14h30v30H58z" />
    <path className="art__rule" d="M65 23h16M65 31h10" />
    <Motor />
    <path className="art__rule" d="M16 92h22M8 106h30M22 60h14" />
  </Art>
);
