import { Art } from './art';

/** A phone that takes a newer version. */
export const UnsupportedAppArt = () => (
  <Art>
    <rect className="art__paper" x="66" y="18" width="64" height="110" rx="10" />
    <path className="art__line" d="M90 28h16" />
    <rect className="art__soft" x="76" y="40" width="44" height="62" rx="4" />
    <path className="art__rule" d="M86 54h24M86 68h14" />
    <circle className="art__accent" cx="132" cy="92" r="24" />
    <path className="art__mark" d="M132 80v22m-10-9 10 10 10-10" />
  </Art>
);
