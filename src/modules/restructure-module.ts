import { ContainerModule } from 'inversify';
import { SessionTracking } from '../../adapters/session/session-tracking';
import { SessionStorage } from '../../adapters/session/session-storage';
import { SessionHttp } from '../../adapters/session/session-http';
import { Bills } from '../../domain/bills/bills';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { Navigator } from '../../domain/ports/navigator';
import { DiscountPromo } from '../../domain/restructure/discount-promo';
import { Restructure } from '../../domain/restructure/restructure';
import { RestructureContract } from '../../domain/restructure/restructure-contract';
import { RestructureVisit } from '../../domain/restructure/restructure-visit';
import { SubmitRestructure } from '../../domain/restructure/submit-restructure';
import { PdfEngine } from '../../ui/pages/restructure/viewer/pdf-engine';
import { DeployedPdfEngine } from '../pdf/engine';

/** What splitting the bills into instalments needs; loaded with its first page, beside what bills need. */
export const restructureModule = new ContainerModule(({ bind }) => {
  bind(RestructureContract)
    .toResolvedValue((http) => new RestructureContract(http), [SessionHttp])
    .inSingletonScope();
  bind(SubmitRestructure)
    .toResolvedValue(
      (http, storage, restructure, bills, tracking, clock, { visible$ }) =>
        new SubmitRestructure(http, storage, restructure, bills, tracking, { clock, visible$ }),
      [SessionHttp, SessionStorage, Restructure, Bills, SessionTracking, Clock, HostInfo],
    )
    .inSingletonScope();
  bind(DiscountPromo)
    .toResolvedValue(
      (http, storage) => new DiscountPromo(http, storage),
      [SessionHttp, SessionStorage],
    )
    .inSingletonScope();
  bind(RestructureVisit)
    .toResolvedValue(
      (storage, navigator) => new RestructureVisit(storage, navigator),
      [SessionStorage, Navigator],
    )
    .inSingletonScope();
  bind(PdfEngine).toConstantValue(new DeployedPdfEngine());
});
