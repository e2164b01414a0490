import { Art } from './art';

/** A rosette. */
export const SuccessArt = () => (
  <Art>
    <path className="art__mid" d="M76 84h48l10 44-19-9-15 9-15-9-19 9z" />
    <circle className="art__accent" cx="100" cy="66" r="40" />
    <circle className="art__ring" cx="100" cy="66" r="31" />
    <path className="art__mark" d="m84 67 12 12 21-24" />
    <path className="art__accent-rule" d="M146 26l7-7M54 26l-7-7M154 66h8M46 66h-8" />
  </Art>
);
