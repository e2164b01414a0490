import { Art } from './art';

/** A barrier on a road that will open again. */
export const MaintenanceArt = () => (
  <Art>
    <path className="art__line" d="M60 78v50M140 78v50M50 128h20M130 128h20" />
    <rect className="art__paper" x="34" y="48" width="132" height="32" rx="5" />
    <path
      className="art__accent"
      d="M52 48h20L52 80H36.5zM92 48h20L92 80H72zM132 48h20l-20 32h-20z"
    />
    <path
      className="art__line"
      d="M39 48h122a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5H39a5 5 0 0 1-5-5V53a5 5 0 0 1 5-5z"
    />
    <circle className="art__mid" cx="60" cy="38" r="9" />
    <circle className="art__mid" cx="140" cy="38" r="9" />
    <path className="art__rule" d="M60 100h80" />
  </Art>
);
