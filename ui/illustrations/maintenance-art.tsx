import { Art } from './art';
import { Stall } from './parts/stall';

/** A warung whose awning is being painted. */
export const MaintenanceArt = () => (
  <Art>
    <Stall />
    <path
      className="art__paper"
      d="M106 28h12l6 24a8 8 0 0 1-16 0zM130 28h12l14 24a8 8 0 0 1-16 0z"
    />
    <path
      className="art__line"
      d="M98 128l14-116M120 128l14-116M100 112h22M102 96h22M104 80h22M106 64h22M108 48h22M110 32h22"
    />
    <path className="art__paper" d="M160 108h22l-2 20h-18z" />
    <path className="art__accent art__line" d="M158 104h26v6h-26z" />
  </Art>
);
