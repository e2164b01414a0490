import { Art } from './art';

/** A clock between two lines. */
export const WaitingArt = () => (
  <Art>
    <path className="art__mid" d="M62 120h76l8 8H54z" />
    <circle className="art__paper" cx="100" cy="74" r="46" />
    <path className="art__accent" d="M100 74V40a34 34 0 0 1 29 51z" />
    <path className="art__line" d="M100 44v30l20 12M100 28v6M146 74h-6M100 120v-6M54 74h6" />
  </Art>
);
