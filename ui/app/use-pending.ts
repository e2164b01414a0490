import { type PendingPayment, pendingPayment } from '../../domain/home/pending-payment';
import { latestValue } from '../../domain/kernel/loadable';
import { AwaitPayment } from '../../domain/repayment/await-payment';
import { History } from '../../domain/transactions/history';
import { useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';

/** Returns a payment that is under way: by its status, or else by the history, if either is loaded; loads neither. */
export const usePending = (): PendingPayment | undefined => {
  const status = latestValue(useLive(useService(AwaitPayment).state$));
  const history = latestValue(useLive(useService(History).state$));
  const pending = pendingPayment(history?.rows ?? []);
  if (status === undefined) return pending;
  return status.kind === 'inProgress' ? (pending ?? {}) : undefined;
};
