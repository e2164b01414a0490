import { TermsPage } from '../../ui/pages/legal/terms-page';
import type { AreaCode } from '../areas';

export const legal: AreaCode<'legal'> = {
  screens: {
    terms: TermsPage,
  },
  services: [],
};
