import { Art } from './art';
import { ClosedStall } from './parts/closed-stall';

/** A warung that is closed for the night. */
export const IneligibleArt = () => (
  <Art>
    <ClosedStall />
    <path className="art__accent" d="M164 10a14 14 0 1 0 14 18 12 12 0 0 1-14-18z" />
    <path className="art__mid art__line" d="M22 128v-12h18v12z" />
    <path className="art__line" d="M31 116v-16m0 8c-8 0-10-6-10-10m10 4c6 0 9-5 9-10" />
  </Art>
);
