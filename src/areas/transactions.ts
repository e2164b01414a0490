import { TransactionsPage } from '../../ui/pages/transactions/transactions-page';
import { BrowserPrinter } from '../../adapters/browser/browser-printer';
import { SessionHttp } from '../../adapters/session/session-http';
import { SessionStorage } from '../../adapters/session/session-storage';
import { Printer } from '../../domain/ports/printer';
import { Receipts } from '../../domain/receipts/receipts';
import { History } from '../../domain/transactions/history';
import { PurchaseEducation } from '../../domain/transactions/purchase-education';
import type { AreaCode } from '../wiring/area-code';
import { service } from '../wiring/service';
import { files } from '../services/files';
import { history } from '../services/history';

export const area: AreaCode<'transactions'> = {
  screens: {
    transactions: TransactionsPage,
  },
  data: { transactions: (services) => services.get(History).load() },
  services: [
    files,
    history,
    service(PurchaseEducation, [SessionStorage]),
    service(Receipts, [SessionHttp]),
    service(BrowserPrinter, [], Printer),
  ],
};
