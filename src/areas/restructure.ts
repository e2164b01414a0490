import { AgreementPage } from '../../ui/pages/restructure/agreement-page';
import { CallbackPage } from '../../ui/pages/restructure/callback-page';
import { RestructurePage } from '../../ui/pages/restructure/restructure-page';
import { filesModule } from '../modules/files-module';
import { pinModule } from '../modules/account/pin-module';
import { billsModule } from '../modules/account/bills-module';
import { repaymentModule } from '../modules/account/repayment-module';
import { restructureModule } from '../modules/restructure-module';
import { splitOfferModule } from '../modules/account/split-offer-module';
import type { AreaCode } from '../areas';

export const restructure: AreaCode<'restructure'> = {
  screens: {
    restructure: RestructurePage,
    restructureAgreement: AgreementPage,
    restructureCallback: CallbackPage,
    restructureEducation1: CallbackPage,
    restructureEducation2: CallbackPage,
  },
  services: [
    filesModule,
    pinModule,
    billsModule,
    repaymentModule,
    restructureModule,
    splitOfferModule,
  ],
};
