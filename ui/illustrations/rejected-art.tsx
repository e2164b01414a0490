import { Art } from './art';
import { ClosedStall } from './parts/closed-stall';

/** A warung with its shutter down and a note on it. */
export const RejectedArt = () => (
  <Art>
    <ClosedStall>
      <path className="art__paper" d="M84 70h32v38H84z" />
      <path className="art__accent-rule" d="M93 84h14" />
      <path className="art__rule" d="M92 94h16" />
    </ClosedStall>
  </Art>
);
