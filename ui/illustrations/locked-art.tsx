import { Art } from './art';
import { ClosedStall } from './parts/closed-stall';

/** A padlock on the shutter of the warung. */
export const LockedArt = () => (
  <Art>
    <ClosedStall>
      <path className="art__line" d="M88 88v-8a12 12 0 0 1 24 0v8" />
      <rect className="art__accent art__line" x="80" y="86" width="40" height="32" rx="5" />
      <path className="art__mark" d="M100 98v8" />
    </ClosedStall>
  </Art>
);
