import { Art } from './art';

/** A sheet that is cut into equal parts. */
export const InstalmentsArt = () => (
  <Art>
    <path className="art__paper" d="M40 30h34v74H40z" />
    <path className="art__paper" d="M83 38h34v66H83z" />
    <path className="art__paper" d="M126 46h34v58h-34z" />
    <path className="art__rule" d="M48 44h18M48 56h12M91 52h18M91 64h12M134 60h18M134 72h12" />
    <path className="art__line art__line--dashed" d="M78 26v84M121 32v78" />
    <circle className="art__accent" cx="57" cy="108" r="13" />
    <path className="art__mark" d="m51 108 5 5 8-9" />
    <circle className="art__mid" cx="100" cy="108" r="13" />
    <circle className="art__mid" cx="143" cy="108" r="13" />
  </Art>
);
