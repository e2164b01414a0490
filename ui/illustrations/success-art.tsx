import { Art } from './art';
import { Coin } from './parts/coin';
import { Stall } from './parts/stall';

/** A receipt handed over the counter, and coins. */
export const SuccessArt = () => (
  <Art>
    <Stall />
    <path
      className="art__paper"
      d="M74 70h52v50l-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5z"
    />
    <circle className="art__money art__line" cx="100" cy="91" r="16" />
    <path className="art__mark" d="m92 91 6 6 10-12" />
    <path className="art__accent-rule" d="M100 18V8M136 20l5-8M64 20l-5-8" />
    <Coin x={36} y={116} />
    <Coin x={164} y={116} />
  </Art>
);
