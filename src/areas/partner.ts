import { PartnerPage } from '../../ui/pages/partner/partner-page';
import { PartnersPage } from '../../ui/pages/partner/partners-page';
import { SessionHttp } from '../../adapters/session/session-http';
import { Partners } from '../../domain/partners/partners';
import type { AreaCode } from '../wiring/area-code';
import { service } from '../wiring/service';

export const area: AreaCode<'partner'> = {
  screens: {
    homePartners: PartnersPage,
    partner: PartnerPage,
  },
  services: [service(Partners, [SessionHttp])],
};
