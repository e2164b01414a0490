import { Art } from './art';
import { Stall } from './parts/stall';

/** The padlock open in front of the open warung. */
export const UnlockedArt = () => (
  <Art>
    <Stall>
      <path className="art__paper" d="M54 50h92v18H54z" />
      <path className="art__rule" d="M60 64h80" />
    </Stall>
    <path className="art__line" d="M88 92v-14a12 12 0 0 1 23-5" />
    <rect className="art__accent art__line" x="80" y="88" width="40" height="32" rx="5" />
    <path className="art__mark" d="m92 104 6 6 11-12" />
    <path className="art__accent-rule" d="M100 18V8M136 20l5-8M64 20l-5-8" />
  </Art>
);
