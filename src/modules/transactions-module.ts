import { ContainerModule } from 'inversify';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { BrowserPrinter } from '../../adapters/browser/browser-printer';
import { Clock } from '../../domain/ports/clock';
import { Printer } from '../../domain/ports/printer';
import { Receipts } from '../../domain/receipts/receipts';
import { History } from '../../domain/transactions/history';
import { PurchaseEducation } from '../../domain/transactions/purchase-education';

/** What the history and its receipts need; loaded with their first page. */
export const transactionsModule = new ContainerModule(({ bind }) => {
  bind(History)
    .toResolvedValue((http, clock) => new History(http, clock), [SessionHttp, Clock])
    .inSingletonScope();
  bind(PurchaseEducation)
    .toResolvedValue((storage) => new PurchaseEducation(storage), [SessionStorage])
    .inSingletonScope();
  bind(Receipts)
    .toResolvedValue((http) => new Receipts(http), [SessionHttp])
    .inSingletonScope();
  bind(Printer).toConstantValue(new BrowserPrinter());
});
