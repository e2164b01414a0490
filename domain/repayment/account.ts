import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import type { Rupiah } from '../kernel/money';
import { err, ok, type Result } from '../kernel/result';
import { UNREAD } from '../kernel/unread';
import type { virtualAccount } from './calls';

/** The account to pay to, and the exact amount (spec §3, "Virtual account"). */
export interface Account {
  /** Eight to twenty-three digits. */
  readonly number: string;
  readonly amountDue: Rupiah;
  /** ISO code. */
  readonly currency: string;
}

/** Reads the account. One that cannot be paid to fails at the wrong field, and is never shown. */
export const readAccount = (answer: AnswerOf<typeof virtualAccount>): Result<Account, Failure> => {
  const number = answer.accountNumber.replace(/[\s.-]/g, '');
  if (!/^\d{8,23}$/.test(number)) return err({ kind: 'contract', path: 'accountNumber' });
  if (answer.amountDue <= 0) return err({ kind: 'contract', path: 'amountDue' });
  const { amountDueCurrency: currency = 'IDR' } = answer;
  if (currency === UNREAD) return err({ kind: 'contract', path: 'amountDueCurrency' });
  return ok({
    number,
    amountDue: answer.amountDue,
    currency: currency.toUpperCase(),
  });
};
