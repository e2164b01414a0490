import { AgreementPage } from '../../ui/pages/contracts/agreement-page';
import { agreementModule } from '../modules/account/agreement-module';
import { contractsModule } from '../modules/contracts-module';
import type { AreaCode } from '../areas';

export const contracts: AreaCode<'contracts'> = {
  screens: {
    transactionsAgreement: AgreementPage,
  },
  services: [agreementModule, contractsModule],
};
