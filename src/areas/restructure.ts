import { RestructureAgreementPage } from '../../ui/pages/restructure/restructure-agreement-page';
import { CallbackPage } from '../../ui/pages/restructure/callback-page';
import { RestructurePage } from '../../ui/pages/restructure/restructure-page';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionTracking } from '../../adapters/session/session-tracking';
import { Bills } from '../../domain/bills/bills';
import { Navigator } from '../../domain/ports/navigator';
import { DiscountPromo } from '../../domain/home/discount-promo';
import { Restructure } from '../../domain/restructure/restructure';
import { RestructureContract } from '../../domain/restructure/restructure-contract';
import { RestructureVisit } from '../../domain/restructure/restructure-visit';
import { SubmitRestructure } from '../../domain/restructure/submit-restructure';
import { PdfEngine } from '../../domain/restructure/pdf-engine';
import type { AreaCode } from '../wiring/area-code';
import { repayment } from '../services/repayment';
import { DeployedPdfEngine } from '../../adapters/pdf/engine';
import { service } from '../wiring/service';
import { bills } from '../services/bills';
import { files } from '../services/files';
import { pin } from '../services/pin';
import { polling } from '../services/polling';
import { splitOffer } from '../services/split-offer';

export const area: AreaCode<'restructure'> = {
  screens: {
    restructure: RestructurePage,
    restructureAgreement: RestructureAgreementPage,
    restructureCallback: CallbackPage,
    restructureEducation1: CallbackPage,
    restructureEducation2: CallbackPage,
  },
  services: [
    files,
    pin,
    bills,
    ...repayment,
    splitOffer,
    service(RestructureContract, [SessionHttp]),
    service(SubmitRestructure, [
      SessionHttp,
      SessionStorage,
      Restructure,
      Bills,
      SessionTracking,
      polling,
    ]),
    service(DiscountPromo, [SessionHttp, SessionStorage]),
    service(RestructureVisit, [SessionStorage, Navigator]),
    service(DeployedPdfEngine, [], PdfEngine),
  ],
};
