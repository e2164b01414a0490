import { Art } from './art';
import { Motor } from './parts/motor';

/** The motorbike at a stop with a clock. */
export const WaitingArt = () => (
  <Art>
    <path className="art__line" d="M168 128V52" />
    <circle className="art__paper" cx="168" cy="34" r="20" />
    <path className="art__accent-rule" d="M168 22v12l8 5" />
    <g transform="translate(-22)">
      <Motor />
    </g>
  </Art>
);
