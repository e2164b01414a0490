import { Art } from './art';
import { Awning } from './parts/stall';

/** A stall on wheels that moves on. */
export const MigrationArt = () => (
  <Art>
    <path className="art__mid art__line" d="M58 50h84v46H58z" />
    <path className="art__paper" d="M74 84h30v12H74zM78 72h30v12H78z" />
    <path className="art__accent-rule" d="M82 90h14M86 78h14" />
    <path className="art__paper" d="M50 96h100v16H50z" />
    <path className="art__line" d="M150 100h26" />
    <circle className="art__paper" cx="74" cy="114" r="14" />
    <circle className="art__mid" cx="74" cy="114" r="5" />
    <circle className="art__paper" cx="126" cy="114" r="14" />
    <circle className="art__mid" cx="126" cy="114" r="5" />
    <Awning />
    <path className="art__rule" d="M14 78h22M8 94h26M18 110h16" />
  </Art>
);
