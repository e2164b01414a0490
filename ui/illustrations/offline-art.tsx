import { Art } from './art';

/** A cloud whose line to the ground is cut. */
export const OfflineArt = () => (
  <Art>
    <path className="art__paper" d="M64 82a23 23 0 0 1-2-46 35 35 0 0 1 66-5 26 26 0 0 1 7 51z" />
    <path className="art__rule" d="M78 58h18M110 46h12" />
    <path className="art__line art__line--dashed" d="M100 84v42" />
    <circle className="art__accent" cx="100" cy="104" r="14" />
    <path className="art__mark" d="m94.5 98.5 11 11m0-11-11 11" />
  </Art>
);
