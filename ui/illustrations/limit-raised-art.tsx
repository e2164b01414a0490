import { Art } from './art';

/** Bars that grow, the last of them with an arrow. */
export const LimitRaisedArt = () => (
  <Art>
    <path className="art__mid" d="M46 98h22v30H46zM82 80h22v48H82z" />
    <path className="art__accent" d="M118 52h26v76h-26z" />
    <path className="art__mark" d="M131 112V72m-8 9 8-9 8 9" />
    <path className="art__accent-rule" d="m46 76 38-24 16 6 26-26m-12 0h12v12" />
  </Art>
);
