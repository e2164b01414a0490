import { PartnerPage } from '../../ui/pages/partner/partner-page';
import { PartnersPage } from '../../ui/pages/partner/partners-page';
import { partnerModule } from '../modules/partner-module';
import type { AreaCode } from '../areas';

export const partner: AreaCode<'partner'> = {
  screens: {
    homePartners: PartnersPage,
    partner: PartnerPage,
  },
  services: [partnerModule],
};
