import { Art } from './art';

/** A bag, a page of the ledger and a coin: buy now, pay later. */
export const WelcomeArt = () => (
  <Art>
    <rect className="art__paper" x="104" y="34" width="54" height="94" rx="6" />
    <path className="art__rule" d="M114 52h34M114 66h34M114 80h22" />
    <path className="art__mid" d="M46 62h66l7 66H39z" />
    <path className="art__line" d="M46 62h66l7 66H39z" />
    <path className="art__line" d="M62 74V54a17 17 0 0 1 34 0v20" />
    <circle className="art__accent" cx="136" cy="108" r="20" />
    <path className="art__mark" d="m127 108 7 7 12-13" />
  </Art>
);
