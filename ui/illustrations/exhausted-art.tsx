import { Art } from './art';

/** A stamp card with every stamp used. */
export const ExhaustedArt = () => (
  <Art>
    <rect className="art__paper" x="38" y="36" width="124" height="84" rx="10" />
    <path className="art__rule" d="M54 54h58" />
    <circle className="art__mid" cx="66" cy="90" r="16" />
    <circle className="art__mid" cx="104" cy="90" r="16" />
    <circle className="art__accent" cx="142" cy="90" r="16" />
    <path className="art__line" d="m59 90 5 5 9-10m24 5 5 5 9-10" />
    <path className="art__mark" d="m135 90 5 5 9-10" />
  </Art>
);
