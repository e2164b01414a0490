import { Art } from './art';

/** A page torn in two. */
export const ErrorArt = () => (
  <Art>
    <path className="art__paper" d="M60 22h80v46l-16-8-16 12-16-12-16 12-16-8z" />
    <path className="art__mid" d="M60 82l16 8 16-12 16 12 16-12 16 8v42H60z" />
    <path className="art__line" d="M60 82l16 8 16-12 16 12 16-12 16 8v42H60z" />
    <path className="art__rule" d="M74 38h40" />
    <path className="art__rule art__rule--light" d="M74 108h46" />
    <circle className="art__accent" cx="142" cy="46" r="19" />
    <path className="art__mark" d="M142 36v12M142 55v.5" />
  </Art>
);
