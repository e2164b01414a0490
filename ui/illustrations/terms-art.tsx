import { Art } from './art';

/** A page and the pen that signs it. */
export const TermsArt = () => (
  <Art>
    <rect className="art__paper" x="52" y="22" width="82" height="106" rx="6" />
    <path className="art__rule" d="M66 42h54M66 56h54M66 70h54M66 84h30" />
    <path className="art__accent-rule" d="M66 112c8-12 12-12 14 0s8 4 12-4 8-4 10 2" />
    <path className="art__accent" d="m158 52 12 12-48 48-16 4 4-16z" />
    <path className="art__mark" d="m152 64 6 6" />
  </Art>
);
