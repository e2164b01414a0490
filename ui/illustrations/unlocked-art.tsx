import { Art } from './art';

/** An open padlock. */
export const UnlockedArt = () => (
  <Art>
    <path className="art__line" d="M76 66V44a24 24 0 0 1 46-9" />
    <rect className="art__paper" x="58" y="64" width="84" height="64" rx="9" />
    <path className="art__mid" d="M59 106h82v13a8 8 0 0 1-8 8H67a8 8 0 0 1-8-8z" />
    <rect className="art__line" x="58" y="64" width="84" height="64" rx="9" />
    <circle className="art__accent" cx="100" cy="96" r="22" />
    <path className="art__mark" d="m89 96 8 8 14-16" />
    <path className="art__accent-rule" d="M144 34l8-5M148 48h9M136 24l3-9" />
  </Art>
);
