import { Art } from './art';
import { PhoneFrame } from './parts/phone';

/** A phone that takes a newer version. */
export const UnsupportedAppArt = () => (
  <Art>
    <PhoneFrame>
      <path className="art__rule" d="M74 64h40M74 78h26M74 92h18" />
    </PhoneFrame>
    <circle className="art__accent art__line" cx="128" cy="100" r="22" />
    <path className="art__mark" d="M128 89v20m-9-9 9 9 9-9" />
  </Art>
);
