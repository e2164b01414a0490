import { billTypeIn } from '../../domain/bills/bill-book';
import { Bills } from '../../domain/bills/bills';
import { AccountPage } from '../../ui/pages/repayment/account-page';
import { BillListPage } from '../../ui/pages/repayment/bill-list-page';
import { HowToPage } from '../../ui/pages/repayment/how-to-page';
import { ProcessingPage } from '../../ui/pages/repayment/processing-page';
import { SuccessPage } from '../../ui/pages/repayment/success-page';
import { filesModule } from '../modules/files-module';
import { homeModule } from '../modules/home-module';
import { billsModule } from '../modules/account/bills-module';
import { repaymentModule } from '../modules/account/repayment-module';
import { splitOfferModule } from '../modules/account/split-offer-module';
import type { AreaCode } from '../areas';

export const repayment: AreaCode<'repayment'> = {
  screens: {
    homeSuccess: SuccessPage,
    billList: BillListPage,
    bcaVa: AccountPage,
    bcaVaHowTo: HowToPage,
    bcaVaSuccess: SuccessPage,
    repaymentProcessing: ProcessingPage,
  },
  readAhead: {
    billList: (services, { query, end }) =>
      services.get(Bills).of(billTypeIn(query)).loadAhead(end),
  },
  services: [homeModule, filesModule, billsModule, repaymentModule, splitOfferModule],
};
