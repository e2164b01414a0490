import { Art } from './art';
import { PhoneFrame } from './parts/phone';

/** A phone that receives a code. */
export const CodeArt = () => (
  <Art>
    <PhoneFrame>
      <path className="art__rule" d="M74 64h16M74 78h10M74 112h40" />
    </PhoneFrame>
    <path
      className="art__accent art__line"
      d="M104 54h62a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-44l-12 12V94h-6a8 8 0 0 1-8-8V62a8 8 0 0 1 8-8z"
    />
    <path className="art__mark" d="M116 74h.5M135 74h.5M154 74h.5" />
  </Art>
);
