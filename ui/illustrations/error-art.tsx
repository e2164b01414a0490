import { Art } from './art';
import { Awning, Counter } from './parts/stall';

/** A warung whose awning came loose. */
export const ErrorArt = () => (
  <Art>
    <path className="art__line" d="M58 40v56M140 96V84l7-5" />
    <Counter />
    <g transform="rotate(14 58 28)">
      <Awning />
    </g>
  </Art>
);
