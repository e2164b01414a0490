import { Art } from './art';
import { Stall } from './parts/stall';

/** People in a line at the warung, one of them next. */
export const WaitlistArt = () => (
  <Art>
    <g transform="translate(36)">
      <Stall />
    </g>
    <circle className="art__mid art__line" cx="20" cy="84" r="9" />
    <path className="art__mid art__line" d="M6 128c0-20 5-30 14-30s14 10 14 30z" />
    <circle className="art__paper" cx="50" cy="82" r="9" />
    <path className="art__paper" d="M35 128c0-22 6-32 15-32s15 10 15 32z" />
    <circle className="art__accent art__line" cx="82" cy="80" r="10" />
    <path className="art__accent art__line" d="M66 128c0-24 7-34 16-34s16 10 16 34z" />
  </Art>
);
