import type { ReadBills } from '../bills/read-bills';
import type { Day, Instant } from '../kernel/instant';
import { jakartaDay, minute, startOf } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import type { PaymentReceipt, RepaymentStatus } from './repayment-status';

/** The stages of a payment: number taken, sent by the user, received by the lender, posted to the bills. */
export type TrailStage = 'taken' | 'sent' | 'received' | 'posted';

/** A stage with what is known of it. One of which nothing is known is left out. */
export interface TrailPart {
  readonly stage: TrailStage;
  readonly state: 'done' | 'notYet' | 'unread';
  /** When it was done, if a time is known. No answer has the time of posting. */
  readonly at?: Instant | Day;
}

export interface PaymentTrail {
  /** In order. Empty until one stage is done. */
  readonly parts: readonly TrailPart[];
  /** Whether this is the payment that began in this visit. Otherwise it is the newest one that the server knows. */
  readonly isOwn: boolean;
  /** What the server received; absent until then, or if it is unread. */
  readonly amount?: Rupiah;
}

export interface TrailFacts {
  /** What this tab saw: when the number was taken, and when the user said that it is paid. */
  readonly seen: { readonly taken: Instant; readonly sent?: Instant } | undefined;
  /** The time of the newest payment before this one, 0 for none; `undefined` if no payment began in this visit. */
  readonly after: Instant | undefined;
  /** `undefined` while it loads; `unread` if that failed. */
  readonly status: RepaymentStatus | 'unread' | undefined;
  /** The payment that arrived while the app waited. */
  readonly arrival: PaymentReceipt | undefined;
  /** The amount that was due before money arrived, if it is known. */
  readonly owedBefore: Rupiah | undefined;
  /** The bills that are due, if they were just loaded; `unread` if that failed. */
  readonly bills: Pick<ReadBills, 'total' | 'isWhole'> | 'unread' | undefined;
}

/** The clocks of server and device may differ by this much without a correction, in milliseconds. */
const clockError = 5 * minute;

/** Returns whether the server's time is before one of this device, beyond what their clocks may differ. */
const isBefore = (time: Instant | Day, moment: Instant): boolean =>
  typeof time === 'number' ? time < moment - clockError : time < jakartaDay(moment - clockError);

/**
 * Returns whether the trail is about a received payment. `unclear`: it has no time and did not arrive during the visit,
 * or it is newer than the one before, and clearly older than the number.
 */
const matchOf = (
  { seen, after, arrival }: TrailFacts,
  { time }: PaymentReceipt,
): 'this' | 'older' | 'unclear' => {
  if (time === undefined) return arrival ? 'this' : 'unclear';
  if (!arrival && after !== undefined && startOf(time) <= after) return 'older';
  return seen && isBefore(time, seen.taken) ? 'unclear' : 'this';
};

/** Returns the newest payment that the lender received, if one is known. */
const receiptIn = ({ status, arrival }: TrailFacts): PaymentReceipt | undefined =>
  arrival ?? (status !== 'unread' && status?.kind === 'received' ? status.receipt : undefined);

/**
 * Returns whether a received payment is posted. Bills that are the same as before show that it is not; other amounts
 * show nothing, since a purchase may have changed them too.
 */
const postedPart = (
  { owedBefore, bills }: TrailFacts,
  { amount = 1 }: PaymentReceipt,
): readonly TrailPart[] => {
  if (bills === undefined) return [];
  if (bills === 'unread' || !bills.isWhole) return [{ stage: 'posted', state: 'unread' }];
  const { total } = bills;
  if (total === 0 || (owedBefore !== undefined && total <= owedBefore - amount))
    return [{ stage: 'posted', state: 'done' }];
  return total === owedBefore ? [{ stage: 'posted', state: 'notYet' }] : [];
};

const doneAt = (stage: TrailStage, at: Instant | Day | undefined): TrailPart => ({
  stage,
  state: 'done',
  ...(at !== undefined && { at }),
});

/** Returns what is known of a payment, from the server's answers and what this visit saw. */
export const trailOf = (facts: TrailFacts): PaymentTrail => {
  const { seen, after, status, arrival } = facts;
  const isOwn = after !== undefined || arrival !== undefined;
  const own: readonly TrailPart[] = [
    ...(seen ? [doneAt('taken', seen.taken)] : []),
    ...(seen?.sent !== undefined ? [doneAt('sent', seen.sent)] : []),
  ];
  const receipt = receiptIn(facts);
  const match = receipt && matchOf(facts, receipt);
  if (match === 'unclear') return { parts: own, isOwn };
  if (receipt && match === 'this')
    return {
      parts: [
        ...own,
        doneAt('received', receipt.time),
        ...(isOwn ? postedPart(facts, receipt) : []),
      ],
      isOwn,
      ...(receipt.amount !== undefined && { amount: receipt.amount }),
    };
  const none = own.length === 0 || status === undefined;
  const notSent: readonly TrailPart[] =
    seen && seen.sent === undefined ? [{ stage: 'sent', state: 'notYet' }] : [];
  // A refusal says nothing about a payment.
  const rest: readonly TrailPart[] =
    status === 'unread' || status?.kind === 'refused'
      ? [{ stage: 'received', state: 'unread' }]
      : [
          { stage: 'received', state: 'notYet' },
          { stage: 'posted', state: 'notYet' },
        ];
  return { parts: none ? [] : [...own, ...notSent, ...rest], isOwn };
};
