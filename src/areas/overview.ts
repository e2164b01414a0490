import type { AreaCode } from '../wiring/area-code';
import { agreement } from '../services/agreement';
import { bills } from '../services/bills';

export const area: AreaCode<never> = {
  screens: {},
  services: [agreement, bills],
};
