import { agreementModule } from '../modules/account/agreement-module';
import { billsModule } from '../modules/account/bills-module';
import type { AreaCode } from '../areas';

export const overview: AreaCode<never> = {
  screens: {},
  services: [agreementModule, billsModule],
};
