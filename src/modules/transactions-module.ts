import { ContainerModule } from 'inversify';
import { BrowserPrinter } from '../../adapters/browser/browser-printer';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Printer } from '../../domain/ports/printer';
import { Receipts } from '../../domain/receipts/receipts';
import { History } from '../../domain/transactions/history';

/** What the history and its receipts need; loaded with their first page. */
export const transactionsModule = new ContainerModule(({ bind }) => {
  bind(History)
    .toResolvedValue((http, clock) => new History(http, clock), [Http, Clock])
    .inSingletonScope();
  bind(Receipts)
    .toResolvedValue((http) => new Receipts(http), [Http])
    .inSingletonScope();
  bind(Printer).toConstantValue(new BrowserPrinter());
});
