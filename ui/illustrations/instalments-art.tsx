import { Art } from './art';

/** A purchase that is cut into three equal parts. */
export const InstalmentsArt = () => (
  <Art>
    <path className="art__line" d="M74 60V46a26 26 0 0 1 52 0v14" />
    <path className="art__accent art__line" d="M46 56h30v72H36z" />
    <path className="art__paper" d="M84 56h32v72H84z" />
    <path className="art__mid art__line" d="M124 56h30l10 72h-40z" />
  </Art>
);
