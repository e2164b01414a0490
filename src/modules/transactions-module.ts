import { ContainerModule } from 'inversify';
import { BrowserPrinter } from '../../adapters/browser/browser-printer';
import { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { Printer } from '../../domain/ports/printer';
import { Receipts } from '../../domain/receipts/receipts';
import { Session } from '../../domain/session/session';
import { History } from '../../domain/transactions/history';

/** What the history and its receipts need; loaded with their first page. */
export const transactionsModule = new ContainerModule(({ bind }) => {
  bind(History)
    .toResolvedValue(
      (http, clock, session) => new History(http, clock, session),
      [Http, Clock, Session],
    )
    .inSingletonScope();
  bind(Receipts)
    .toResolvedValue((http, session) => new Receipts(http, session), [Http, Session])
    .inSingletonScope();
  bind(Printer).toConstantValue(new BrowserPrinter());
});
