import { useWaiting } from './waiting';
import './loader.css';

interface LoaderProps {
  readonly label: string;
  /** A full white screen, or a veil over the page (spec §2). */
  readonly look: 'screen' | 'overlay';
}

/** Renders the loading animation: lines of a ledger that are written one after the other. */
export const Loader = ({ label, look }: LoaderProps) => (
  <div className={`loader loader--${look}`} data-loader="" role={useWaiting(label)}>
    <div className="loader__panel">
      <svg className="loader__lines" viewBox="0 0 48 36" aria-hidden="true" focusable="false">
        <path className="loader__rule" d="M2 6h44M2 18h44M2 30h44" />
        <path className="loader__line" pathLength="1" d="M2 6h44" />
        <path className="loader__line" pathLength="1" d="M2 18h44" />
        <path className="loader__line" pathLength="1" d="M2 30h28" />
      </svg>
      <p className="loader__label">{label}</p>
    </div>
  </div>
);
