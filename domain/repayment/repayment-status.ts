import { type Failure, isCode } from '../kernel/failure';
import type { AnswerOf } from '../kernel/call';
import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { err, ok, type Result } from '../kernel/result';
import type { repayStatus } from './calls';

/** Money that came in; what the server left out is not known. */
export interface Receipt {
  readonly amount?: Rupiah;
  readonly time?: Instant;
}

/**
 * Where paying back stands. `open`: nothing is under way. `received`: the newest payment came in. `inProgress`: one is
 * under way, so none is begun. `failed`: the newest one did not come through; `time`, as far as it is known. `refused`:
 * this person cannot pay here now (spec §8, "repayment marked not successful").
 */
export type RepaymentStatus =
  | { readonly kind: 'open' }
  | { readonly kind: 'received'; readonly receipt: Receipt }
  | { readonly kind: 'inProgress' }
  | { readonly kind: 'failed'; readonly time?: Instant }
  | { readonly kind: 'refused'; readonly code: string };

const notSuccessful = ['REPAYMENT_STATUS_NOT_ELIGIBLE', 'CLIENT_UNPROCESSABLE_ENTITY'] as const;

export const alreadyInProgress = 'REPAYMENT_ALREADY_IN_PROGRESS';

const read = ({ status, amount, time }: AnswerOf<typeof repayStatus>): RepaymentStatus => {
  switch (status) {
    case 'PROCESSING':
      return { kind: 'inProgress' };
    case 'SUCCESS': {
      const receipt = {
        ...(amount !== undefined && { amount }),
        ...(time !== undefined && { time }),
      };
      return { kind: 'received', receipt };
    }
    case 'FAILED':
      return { kind: 'failed', ...(time !== undefined && { time }) };
    // A word of no meaning to us says nothing: the request for the account tells whether one is under way.
    default:
      return { kind: 'open' };
  }
};

/** Reads an answer of the repay status, whose known refusals are words like any other. */
export const readRepaymentStatus = (
  answer: Result<AnswerOf<typeof repayStatus>, Failure>,
): Result<RepaymentStatus, Failure> => {
  if (answer.ok) return ok(read(answer.value));
  const { error } = answer;
  if (isCode(error, alreadyInProgress)) return ok({ kind: 'inProgress' });
  const code = notSuccessful.find((it) => isCode(error, it));
  return code === undefined ? err(error) : ok({ kind: 'refused', code });
};

/** Whether money came in between two looks: what is received now was not the newest payment before. */
export const hasArrived = (before: RepaymentStatus, now: RepaymentStatus): boolean =>
  now.kind === 'received' &&
  !(
    before.kind === 'received' &&
    before.receipt.time === now.receipt.time &&
    before.receipt.amount === now.receipt.amount
  );

/** Whether the status had failed before paying began, so that its failure is not about this payment. */
export const hadFailed = (
  begun: RepaymentStatus | undefined,
  now: RepaymentStatus | undefined,
): boolean => begun?.kind === 'failed' && now?.kind === 'failed' && begun.time === now.time;
