import { Art } from './art';
import { Coin } from './parts/coin';

/** A receipt that is half filled in, and a coin. */
export const PartPaidArt = () => (
  <Art>
    <path className="art__paper" d="M64 30h72v98l-9-7-9 7-9-7-9 7-9-7-9 7-9-7-9 7z" />
    <path className="art__rule" d="M76 46h30M76 58h48" />
    <circle className="art__paper" cx="100" cy="86" r="18" />
    <path className="art__accent" d="M100 68a18 18 0 0 0 0 36z" />
    <circle className="art__line" cx="100" cy="86" r="18" />
    <Coin x={156} y={116} />
  </Art>
);
