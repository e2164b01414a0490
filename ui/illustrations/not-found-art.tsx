import { Art } from './art';
import { Motor } from './parts/motor';

/** The motorbike at a signpost with nothing on it. */
export const NotFoundArt = () => (
  <Art>
    <path className="art__line" d="M166 128V18" />
    <path className="art__accent art__line" d="M144 24h38l10 10-10 10h-38z" />
    <path className="art__paper" d="M188 52h-38l-10 10 10 10h38z" />
    <g transform="translate(-28)">
      <Motor />
    </g>
  </Art>
);
