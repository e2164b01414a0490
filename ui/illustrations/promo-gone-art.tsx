import { Art } from './art';
import { Stall } from './parts/stall';

/** A price tag that fell from the warung. */
export const PromoGoneArt = () => (
  <Art>
    <Stall>
      <path className="art__line" d="M100 58v8q-4 4 0 8" />
      <path className="art__accent art__line" d="m84 80 22-6 9 8-4 12H88z" />
      <circle className="art__paper" cx="106" cy="83" r="3" />
    </Stall>
  </Art>
);
