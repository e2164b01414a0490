import { Art } from './art';

/** A page set aside for now. */
export const RejectedArt = () => (
  <Art>
    <path className="art__paper" d="M62 24h56l24 24v80H62z" />
    <path className="art__mid" d="M118 24v24h24z" />
    <path className="art__line" d="M118 24v24h24" />
    <path className="art__rule" d="M76 52h28M76 66h48M76 80h48" />
    <circle className="art__accent" cx="134" cy="106" r="22" />
    <path className="art__mark" d="M124 106h20" />
  </Art>
);
