import type { RepaymentStatus } from '../../../domain/repayment/repayment-status';
import type { Language } from '../../../domain/session/locale';
import { formatDay, formatTime } from '../../format/date';
import { ErrorArt } from '../../illustrations/error-art';
import { SuccessArt } from '../../illustrations/success-art';
import { WaitingArt } from '../../illustrations/waiting-art';
import type { StatusRow, StatusView } from '../status/status-view';

export interface LastPayment {
  /** Absent until it was read. */
  readonly status?: RepaymentStatus | undefined;
  /** It could not be read, and nothing is known of before. */
  readonly unread: boolean;
  readonly language: Language;
}

export type SuccessAction = 'toHome' | 'retry';

type View = StatusView<SuccessAction>;

const unread: View = {
  picture: ErrorArt,
  messages: 'repayment:home.unread',
  primary: 'retry',
  secondary: 'toHome',
};
const none: View = { picture: WaitingArt, messages: 'repayment:home.none', primary: 'toHome' };
const processing: View = { ...none, messages: 'repayment:home.processing' };
const plain: View = { picture: SuccessArt, messages: 'repayment:home.plain', primary: 'toHome' };

/** The page after a payment: the newest one that came in, or that there is none yet. */
export const successView: StatusRow<LastPayment, SuccessAction> = (payment) => {
  const { status, language } = payment;
  if (!status) return payment.unread ? unread : undefined;
  if (status.kind === 'inProgress') return processing;
  if (status.kind !== 'received') return none;
  const { amount, time } = status.receipt;
  if (amount === undefined || time === undefined) return plain;
  const values = { day: formatDay(time, language), time: formatTime(time) };
  return { ...plain, messages: 'repayment:home.received', amount, values };
};
