import type { BillBook } from '../../domain/bills/bill-book';
import type { AnswerOf } from '../../domain/kernel/call';
import type { billList as row } from '../../domain/bills/calls';
import { type Bill, isNothingDue, readBills } from '../../domain/bills/read-bills';
import { err, ok } from '../../domain/kernel/result';
import { dueTones } from '../../ui/widgets/due-status';
import { oneOf } from '../core/attributes';
import { elementRow } from '../core/element-row';
import { fields, instant, optional, optionalRows, rupiah, text, keyOf } from '../core/reader';
import { type ElementCall, callServer } from '../core/call-server';
import { BillsView } from '../views/bills-view';
import { CardSkeleton } from '../views/skeletons';

export type Bills = Pick<BillBook, 'bills' | 'total' | 'currency' | 'isWhole'>;
type Answer = Pick<
  AnswerOf<typeof row>,
  'totalDue' | 'upcomingTotalDue' | 'currentDues' | 'upcomingDues'
>;
type Due = NonNullable<Answer['currentDues']>[number];

const due = fields<Due>({
  id: optional(text),
  title: optional(text),
  amount: optional(rupiah),
  lateFee: optional(rupiah),
  currency: optional(text),
  dueTime: optional(instant),
  status: optional(keyOf<NonNullable<Bill['status']>>(dueTones)),
});

/**
 * `billList` of CALLS (spec §7), reduced to what is shown. A refusal for missing bills means an empty list (spec §8).
 */
export const billsOf = (type: 'CURRENT' | 'UPCOMING'): ElementCall<Answer> => ({
  method: 'GET',
  path: `/v1/bill-list?type=${type}`,
  retry: 2,
  timeout: 15_000,
  none: ['UNIFIED_BILLS_NOT_FOUND', 'AFI_USER_NOT_ALLOWED'],
  read: fields<Answer>({
    totalDue: optional(rupiah),
    upcomingTotalDue: optional(rupiah),
    currentDues: optionalRows(due),
    upcomingDues: optionalRows(due),
  }),
  isNothing: (answer) => {
    const read = readBills(type, answer);
    return read.ok && isNothingDue(read.value);
  },
});

const wire = { current: 'CURRENT', upcoming: 'UPCOMING' } as const;

export const billList = elementRow({
  tag: 'paylater-bill-list',
  attributes: { type: oneOf('current', 'upcoming') },
  source: ({ type }) => ({
    key: `bills ${type}`,
    read: async (context, signal) => {
      const answer = await callServer(billsOf(wire[type]), context, signal);
      if (!answer.ok || !answer.value) return answer.ok ? ok(undefined) : answer;
      const read = readBills(wire[type], answer.value);
      // No sum when a bill could not be read, or when the sum exceeds a safe integer.
      return read.ok && !read.value.isWhole ? err({ kind: 'contract', path: 'totalDue' }) : read;
    },
  }),
  isEmpty: (bills: Bills) => isNothingDue(bills),
  title: ({ bills }, { type }) => bills.title[type],
  emptyState: ({ bills }) => ({
    text: bills.none,
    link: { what: 'bills', label: bills.go, path: '/repayment/bill-list' },
  }),
  link: ({ bills }, { type }) => ({
    what: 'bills',
    label: bills.go,
    path: `/repayment/bill-list?type=${wire[type]}`,
  }),
  View: BillsView,
  Skeleton: () => CardSkeleton({ lines: 2 }),
  height: () => 290,
});
