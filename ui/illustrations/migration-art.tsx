import { Art } from './art';

/** A page that moves house. */
export const MigrationArt = () => (
  <Art>
    <path className="art__mid" d="M26 52h58v76H26z" />
    <path className="art__line" d="M26 52h58v76H26z" />
    <rect className="art__paper" x="116" y="34" width="58" height="94" rx="9" />
    <path className="art__line" d="M138 43h14" />
    <path className="art__rule" d="M128 62h34M128 76h34M128 108h34" />
    <path className="art__rule art__rule--light" d="M38 68h34M38 82h24M38 112h34" />
    <circle className="art__accent" cx="100" cy="92" r="22" />
    <path className="art__mark" d="M90 92h20m-8-8 8 8-8 8" />
  </Art>
);
