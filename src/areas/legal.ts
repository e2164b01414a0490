import { TermsPage } from '../../ui/pages/legal/terms-page';
import type { AreaCode } from '../wiring/area-code';

export const area: AreaCode<'legal'> = {
  screens: {
    terms: TermsPage,
  },
  services: [],
};
