import { Art } from './art';

/** People in a line, one of them next. */
export const WaitlistArt = () => (
  <Art>
    <circle className="art__mid" cx="148" cy="70" r="13" />
    <path className="art__mid" d="M124 128c0-26 10-38 24-38s24 12 24 38z" />
    <circle className="art__paper" cx="106" cy="62" r="15" />
    <path className="art__paper" d="M78 128c0-30 12-44 28-44s28 14 28 44z" />
    <circle className="art__accent" cx="60" cy="54" r="17" />
    <path className="art__accent" d="M28 128c0-36 14-50 32-50s32 14 32 50z" />
  </Art>
);
