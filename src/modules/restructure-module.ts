import { ContainerModule } from 'inversify';
import { Bills } from '../../domain/bills/bills';
import { Clock } from '../../domain/ports/clock';
import { HostInfo } from '../../domain/ports/host-info';
import { Http } from '../../domain/ports/http';
import { Navigator } from '../../domain/ports/navigator';
import { Storage } from '../../domain/ports/storage';
import { Tracking } from '../../domain/ports/tracking';
import { DiscountPromo } from '../../domain/restructure/discount-promo';
import { Restructure } from '../../domain/restructure/restructure';
import { RestructureContract } from '../../domain/restructure/restructure-contract';
import { RestructureVisit } from '../../domain/restructure/restructure-visit';
import { SubmitRestructure } from '../../domain/restructure/submit-restructure';
import { PdfEngine } from '../../ui/pages/restructure/viewer/pdf-engine';
import { DeployedPdfEngine } from '../pdf-engine';

/** What splitting the bills into instalments needs; loaded with its first page, beside what bills need. */
export const restructureModule = new ContainerModule(({ bind }) => {
  bind(Restructure)
    .toResolvedValue((http) => new Restructure(http), [Http])
    .inSingletonScope();
  bind(RestructureContract)
    .toResolvedValue((http) => new RestructureContract(http), [Http])
    .inSingletonScope();
  bind(SubmitRestructure)
    .toResolvedValue(
      (http, storage, restructure, bills, tracking, clock, { visible$ }) =>
        new SubmitRestructure(http, storage, restructure, bills, tracking, { clock, visible$ }),
      [Http, Storage, Restructure, Bills, Tracking, Clock, HostInfo],
    )
    .inSingletonScope();
  bind(DiscountPromo)
    .toResolvedValue((http, storage) => new DiscountPromo(http, storage), [Http, Storage])
    .inSingletonScope();
  bind(RestructureVisit)
    .toResolvedValue(
      (storage, navigator) => new RestructureVisit(storage, navigator),
      [Storage, Navigator],
    )
    .inSingletonScope();
  bind(PdfEngine).toConstantValue(new DeployedPdfEngine());
});
