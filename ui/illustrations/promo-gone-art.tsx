import { Art } from './art';

/** A price tag that is torn off. */
export const PromoGoneArt = () => (
  <Art>
    <path className="art__paper" d="M54 50h58l28 28-28 28H54z" />
    <circle className="art__line" cx="118" cy="78" r="6" />
    <path className="art__line" d="M124 78c16-2 20-16 32-18" />
    <path className="art__rule" d="M66 68h28M66 82h20" />
    <path className="art__line art__line--dashed" d="M44 40l74 76" />
    <circle className="art__accent" cx="60" cy="38" r="18" />
    <path className="art__mark" d="m53 31 14 14M67 31 53 45" />
  </Art>
);
