import { agreementModule } from '../modules/agreement-module';
import { billsModule } from '../modules/bills-module';
import type { AreaCode } from '../areas';

export const overview: AreaCode<never> = {
  screens: {},
  services: [agreementModule, billsModule],
};
