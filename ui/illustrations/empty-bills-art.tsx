import { Art } from './art';

/** A receipt with nothing on it. */
export const EmptyBillsArt = () => (
  <Art>
    <path className="art__paper" d="M62 18h76v104l-12.7-9-12.7 9-12.6-9-12.7 9-12.7-9L62 122z" />
    <path className="art__rule art__rule--dashed" d="M76 40h48M76 56h48M76 72h48" />
    <path className="art__rule" d="M76 92h20" />
    <circle className="art__accent" cx="138" cy="92" r="22" />
    <path className="art__mark" d="m128 92 7 7 13-14" />
  </Art>
);
