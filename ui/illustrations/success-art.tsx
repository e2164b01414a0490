import { Art } from './art';

/** It is done. */
export const SuccessArt = () => (
  <Art>
    <path className="art__mid" d="M56 112h88l6 16H50z" />
    <circle className="art__accent" cx="100" cy="72" r="42" />
    <path className="art__mark" d="m82 73 13 13 24-27" />
    <path className="art__accent-rule" d="M100 20v-8M146 36l7-7M54 36l-7-7M158 72h8M42 72h-8" />
  </Art>
);
