import { Art } from './art';

/** A market scale whose bag is heavier than the ledger. */
export const LimitUnchangedArt = () => (
  <Art>
    <path className="art__line" d="M48 52 32 98h32zM152 28l-16 46h32zM100 22v98" />
    <path className="art__paper" d="M36 76h24l4 22H32z" />
    <path className="art__line" d="M42 80v-6a6 6 0 0 1 12 0v6" />
    <path className="art__paper" d="M141 66h22v8h-22z" />
    <path
      className="art__accent art__line"
      d="M26 98h44c-2 10-10 14-22 14s-20-4-22-14zM130 74h44c-2 10-10 14-22 14s-20-4-22-14zM74 128l8-10h36l8 10z"
    />
    <path className="art__mid art__line" d="M44 50q56-4 112-24v5Q100 50 44 55z" />
    <circle className="art__paper" cx="100" cy="40" r="9" />
    <path className="art__accent-rule" d="m100 44-3-7" />
  </Art>
);
