import { Bills } from '../../../domain/bills/bills';
import { Home } from '../../../domain/home/home';
import { owedIn } from '../../../domain/home/owed';
import { latestValue } from '../../../domain/kernel/loadable';
import type { Rupiah } from '../../../domain/kernel/money';
import { Clock } from '../../../domain/ports/clock';
import { useService } from '../../hooks/services';

export interface KnownDue {
  readonly amount: Rupiah;
  readonly currency?: string | undefined;
}

/** Returns the amount due that the bills or home have shown, for a page whose own is not loaded yet. */
export const useKnownDue = (): KnownDue | undefined => {
  const book = latestValue(useService(Bills).of('CURRENT').state$.value);
  const home = latestValue(useService(Home).state$.value);
  const amount = owedIn(home, useService(Clock).now())?.amount;
  if (book?.isWhole) return { amount: book.total, currency: book.currency };
  return amount === undefined ? undefined : { amount };
};
