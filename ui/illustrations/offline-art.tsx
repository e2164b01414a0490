import { Art } from './art';

/** A cloud without its link. */
export const OfflineArt = () => (
  <Art>
    <path className="art__paper" d="M62 98a24 24 0 0 1-2-48 36 36 0 0 1 68-6 27 27 0 0 1 8 54z" />
    <path className="art__line" d="M84 128v-12M100 128v-20M116 128v-12" />
    <path className="art__rule" d="M74 74h16M106 62h14" />
    <circle className="art__accent" cx="140" cy="98" r="20" />
    <path className="art__mark" d="m132 90 16 16M148 90l-16 16" />
  </Art>
);
