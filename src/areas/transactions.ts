import { TransactionsPage } from '../../ui/pages/transactions/transactions-page';
import { filesModule } from '../modules/files-module';
import { transactionsModule } from '../modules/transactions-module';
import type { AreaCode } from '../areas';

export const transactions: AreaCode<'transactions'> = {
  screens: {
    transactions: TransactionsPage,
  },
  services: [filesModule, transactionsModule],
};
