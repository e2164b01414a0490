import { Art } from './art';

/** Three sliders. */
export const SettingsArt = () => (
  <Art>
    <rect className="art__paper" x="44" y="26" width="112" height="102" rx="10" />
    <path className="art__rule" d="M60 50h80M60 77h80M60 104h80" />
    <circle className="art__mid" cx="82" cy="50" r="10" />
    <circle className="art__accent" cx="120" cy="77" r="10" />
    <circle className="art__mid" cx="94" cy="104" r="10" />
  </Art>
);
