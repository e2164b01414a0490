import { Art } from './art';

/** A market scale that weighs a bag against the ledger. */
export const LimitArt = () => (
  <Art>
    <path className="art__line" d="M48 38 32 86h32zM152 38l-16 48h32zM100 22v98" />
    <path className="art__paper" d="M40 68h16l3 18H37z" />
    <path className="art__line" d="M44 71v-4a4 4 0 0 1 8 0v4" />
    <path className="art__paper" d="M141 78h22v8h-22zM143 70h22v8h-22z" />
    <path
      className="art__accent art__line"
      d="M26 86h44c-2 10-10 14-22 14s-20-4-22-14zM130 86h44c-2 10-10 14-22 14s-20-4-22-14zM74 128l8-10h36l8 10z"
    />
    <path className="art__mid art__line" d="M44 36q56-10 112 0v5q-56-8-112 0z" />
    <circle className="art__paper" cx="100" cy="34" r="9" />
    <path className="art__accent-rule" d="M100 38v-7" />
  </Art>
);
