import { Art } from './art';

/** A page being read with a lens. */
export const UnderReviewArt = () => (
  <Art>
    <rect className="art__paper" x="54" y="24" width="78" height="104" rx="6" />
    <path className="art__rule" d="M68 44h50M68 58h50M68 72h30M68 86h22" />
    <path className="art__accent-line" d="m145 109 13 14" />
    <circle className="art__glass" cx="126" cy="90" r="25" />
    <path className="art__accent-rule" d="M114 84h24M114 96h16" />
  </Art>
);
