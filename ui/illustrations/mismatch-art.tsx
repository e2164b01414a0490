import { Art } from './art';

/** Two cards with different data. */
export const MismatchArt = () => (
  <Art>
    <rect className="art__mid" x="78" y="28" width="92" height="58" rx="8" />
    <path className="art__rule art__rule--light" d="M120 46h36M134 58h22" />
    <circle className="art__soft" cx="100" cy="50" r="10" />
    <rect className="art__paper" x="30" y="66" width="92" height="58" rx="8" />
    <circle className="art__soft" cx="54" cy="90" r="10" />
    <path className="art__rule" d="M74 86h34M74 98h22M44 112h52" />
    <circle className="art__accent" cx="134" cy="98" r="22" />
    <path className="art__mark" d="M124 93h20M124 103h20M139 86l-10 24" />
  </Art>
);
