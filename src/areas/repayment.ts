import { AccountPage } from '../../ui/pages/repayment/account-page';
import { BillListPage } from '../../ui/pages/repayment/bill-list-page';
import { HowToPage } from '../../ui/pages/repayment/how-to-page';
import { ProcessingPage } from '../../ui/pages/repayment/processing-page';
import { SuccessPage } from '../../ui/pages/repayment/success-page';
import { billTypeIn } from '../../domain/bills/bill-type';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Bills } from '../../domain/bills/bills';
import { OwnTimes } from '../../domain/bills/own-times';
import type { AreaCode } from '../wiring/area-code';
import { service } from '../wiring/service';
import { repayment } from '../services/repayment';
import { bills } from '../services/bills';
import { history } from '../services/history';
import { files } from '../services/files';
import { splitOffer } from '../services/split-offer';

export const area: AreaCode<'repayment'> = {
  screens: {
    homeSuccess: SuccessPage,
    billList: BillListPage,
    bcaVa: AccountPage,
    bcaVaHowTo: HowToPage,
    bcaVaSuccess: SuccessPage,
    repaymentProcessing: ProcessingPage,
  },
  data: { billList: (services, query) => services.get(Bills).of(billTypeIn(query)).load() },
  services: [files, bills, history, ...repayment, splitOffer, service(OwnTimes, [SessionStorage])],
};
