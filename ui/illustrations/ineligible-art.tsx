import { Art } from './art';

/** A door that is closed for now. */
export const IneligibleArt = () => (
  <Art>
    <rect className="art__mid" x="58" y="22" width="84" height="106" rx="4" />
    <path className="art__paper" d="M68 32h64v96H68z" />
    <path className="art__rule" d="M80 46h40v24H80zM80 84h40v30H80z" />
    <circle className="art__accent" cx="126" cy="78" r="5" />
    <path className="art__line" d="M58 128V26a4 4 0 0 1 4-4h76a4 4 0 0 1 4 4v102" />
  </Art>
);
