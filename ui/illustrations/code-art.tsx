import { Art } from './art';

/** A phone that receives a code. */
export const CodeArt = () => (
  <Art>
    <rect className="art__paper" x="58" y="18" width="66" height="110" rx="10" />
    <path className="art__line" d="M83 28h16" />
    <path className="art__rule" d="M72 96h38M72 110h24" />
    <path
      className="art__accent"
      d="M94 40h64a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-44l-14 13V82h-6a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z"
    />
    <path className="art__mark" d="M106 61h.5M126 61h.5M146 61h.5" />
  </Art>
);
