import { Art } from './art';

/** A face in a frame that could not be recognised. */
export const UnrecognisedArt = () => (
  <Art>
    <rect className="art__paper" x="58" y="24" width="84" height="104" rx="9" />
    <circle className="art__mid" cx="100" cy="64" r="19" />
    <path className="art__mid" d="M68 116a32 26 0 0 1 64 0z" />
    <path className="art__line" d="M50 40V24a8 8 0 0 1 8-8h16M150 40V24a8 8 0 0 0-8-8h-16" />
    <circle className="art__accent" cx="140" cy="100" r="22" />
    <path className="art__mark" d="M133 95a7 7 0 1 1 9 7c-2 1-2 2-2 4M140 113v1" />
  </Art>
);
