import './art.css';

/** Renders the motorbike that delivers; its box has the awning. */
export const Motor = () => (
  <>
    <circle className="art__paper" cx="68" cy="114" r="14" />
    <circle className="art__mid" cx="68" cy="114" r="5" />
    <circle className="art__paper" cx="138" cy="114" r="14" />
    <circle className="art__mid" cx="138" cy="114" r="5" />
    <path
      className="art__accent art__line"
      d="M120 112a18 18 0 0 1 36-2l-15-4zM50 110c-1-17 9-28 26-28h30l3 20h10l9-42h8l8 36-10 4-4 2c-2 8-6 11-13 11H88a20 20 0 0 0-38-3z"
    />
    <path className="art__line" d="M124 62l10-3M128 60l-6-10" />
    <circle className="art__paper" cx="139" cy="68" r="5" />
    <rect className="art__mid art__line" x="62" y="76" width="48" height="8" rx="4" />
    <rect className="art__paper" x="52" y="38" width="42" height="38" rx="3" />
    <path
      className="art__accent art__line"
      d="M52 44h42v6a7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0z"
    />
  </>
);
