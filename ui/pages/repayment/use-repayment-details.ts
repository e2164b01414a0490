import type { BillBook } from '../../../domain/bills/bill-book';
import { duePartsOf } from '../../../domain/bills/due-parts';
import { Bills } from '../../../domain/bills/bills';
import { latestValue, type Loadable } from '../../../domain/kernel/loadable';
import { AwaitPayment } from '../../../domain/repayment/await-payment';
import { HostPayment } from '../../../domain/repayment/host-payment';
import { hadFailed } from '../../../domain/repayment/repayment-status';
import { PaymentMarks } from '../../../domain/repayment/payment-marks';
import { TakeVirtualAccount } from '../../../domain/repayment/take-virtual-account';
import { Config } from '../../../domain/config/config';
import { useFormat } from '../../format/use-format';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import type { RepaymentDetails } from './repayment-details';

/** Returns what must still be paid, and how much of it is late; known only from a complete list that was just loaded. */
export const leftIn = (
  book: Loadable<BillBook>,
): Pick<RepaymentDetails, 'left' | 'late' | 'leftUnread'> => {
  if (book.phase !== 'ready') return { leftUnread: book.phase === 'failed' };
  const { isWhole, total, readAt } = book.value;
  if (!isWhole) return { leftUnread: true };
  const { late } = duePartsOf(book.value, readAt);
  return { left: total, leftUnread: false, ...(late && { late: late.amount }) };
};

export const useRepaymentDetails = (): RepaymentDetails => {
  const payment = useService(AwaitPayment);
  const accounts = useService(TakeVirtualAccount);
  const book = useLive(useService(Bills).of('CURRENT').state$);
  const begun = useLive(payment.begun$);
  const loaded = useLive(payment.state$);
  const { seen } = useService(PaymentMarks);
  const status = latestValue(loaded);
  return {
    accountRequest: useLive(accounts.request$),
    hasBegun: begun !== undefined || seen !== undefined,
    isSent: seen?.sent !== undefined,
    status,
    hadFailed: hadFailed(begun, status),
    unread: loaded.phase === 'failed',
    hostPayment: useLive(useService(HostPayment).state$),
    arrival: useLive(payment.arrival$),
    ...leftIn(book),
    repeatable: useService(Config).values.idempotencyKeys,
    format: useFormat(),
  };
};
