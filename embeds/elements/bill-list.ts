import type { Answer } from '../../domain/calls';
import { isLateStatus } from '../../domain/bills/late-status';
import { isNothingDue, readBills } from '../../domain/bills/read-bills';
import { err, ok } from '../../domain/kernel/result';
import { oneOf } from '../core/attributes';
import { elementRow } from '../core/element-row';
import { rowOf } from '../core/rows';
import { type ElementCall, callServer } from '../core/call-server';
import { type ShownBills, BillsView } from '../views/bills-view';
import { CardSkeleton } from '../views/skeletons';

const row = rowOf('billList');

/** `billList` of CALLS (spec §7), reduced to the shown fields. A refusal for missing bills means no bills (spec §8). */
export const billsOf = (type: 'CURRENT' | 'UPCOMING'): ElementCall<Answer<'billList'>> => ({
  ...row,
  path: `${row.path}?type=${type}`,
  none: [...row.refusals, 'AFI_USER_NOT_ALLOWED'],
  isNothing: (answer) => {
    const read = readBills(type, answer);
    return read.ok && isNothingDue(read.value);
  },
});

const wire = { current: 'CURRENT', upcoming: 'UPCOMING' } as const;

export const billListElement = elementRow({
  attributes: { type: oneOf('current', 'upcoming') },
  source: ({ type }) => ({
    key: `bills ${type}`,
    read: async (context, signal) => {
      const answer = await callServer(billsOf(wire[type]), context, signal);
      if (!answer.ok || !answer.value) return answer.ok ? ok(undefined) : answer;
      const read = readBills(wire[type], answer.value);
      // No sum when a bill could not be read, when the sum exceeds a safe integer, or when a bill contradicts the total.
      return read.ok && !read.value.isWhole ? err({ kind: 'contract', path: 'totalDue' }) : read;
    },
  }),
  isEmpty: (bills: ShownBills) => isNothingDue(bills),
  isOverdue: ({ bills }: ShownBills) => bills.some(({ status }) => isLateStatus(status)),
  title: ({ bills }, { type }) => bills.title[type],
  emptyState: ({ bills }, _, { type }) => ({
    text: bills.none[type],
    link: { what: 'bills', label: bills.go, path: '/repayment/bill-list' },
  }),
  link: ({ bills }, { type }) => ({
    what: 'bills',
    label: bills.go,
    path: `/repayment/bill-list?type=${wire[type]}`,
  }),
  View: BillsView,
  Skeleton: () => CardSkeleton({ lines: 2 }),
  height: () => 240,
});
