import { Art } from './art';

/** A filled page going into its envelope. */
export const SubmittedArt = () => (
  <Art>
    <path className="art__mid" d="M48 74 100 42l52 32v54H48z" />
    <rect className="art__paper" x="64" y="28" width="72" height="84" rx="5" />
    <path className="art__rule" d="M76 46h48M76 60h48" />
    <path className="art__paper" d="M48 74l52 34 52-34v54H48z" />
    <circle className="art__accent" cx="150" cy="44" r="18" />
    <path className="art__mark" d="m142 44 6 6 10-11" />
  </Art>
);
