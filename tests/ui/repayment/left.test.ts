import { expect, test } from 'vitest';
import { readBook } from '../../../domain/bills/bill-book';
import { billList } from '../../../domain/bills/calls';
import { failed, idle, loading, ready } from '../../../domain/kernel/loadable';
import { formatIn } from '../../../ui/format/use-format';
import type { RepaymentDetails } from '../../../ui/pages/repayment/repayment-details';
import { REPAYMENT_PAGES } from '../../../ui/pages/repayment/repayment-pages';
import { leftIn } from '../../../ui/pages/repayment/use-repayment-details';

const book = (said: unknown) => {
  const read = readBook('CURRENT', billList.answer.parse(said), 0);
  if (!read.ok) throw new Error('no book');
  return read.value;
};
const whole = book({ currentDues: [{ amount: 5 }] });

test.each([
  ['nothing was read', idle, { leftUnread: false }],
  ['it is read again', loading(ready(whole)), { leftUnread: false }],
  ['it could not be read', failed({ kind: 'network' }, ready(whole)), { leftUnread: true }],
  ['a sum of all bills', ready(whole), { left: 5, leftUnread: false }],
  [
    'a total and a bill that cannot be read',
    ready(book({ totalDue: 7, currentDues: [{}] })),
    { left: 7, leftUnread: false },
  ],
  [
    'a bill is missing from the sum',
    ready(book({ currentDues: [{ amount: 5 }, {}] })),
    { leftUnread: true },
  ],
] as const)('the remaining amount, when %s', (_, state, left) => {
  expect(leftIn(state)).toEqual(left);
});

const bill = (amount: number, status: string) => ({ amount, status });

test.each([
  ['all bills add up', [bill(5, 'OVERDUE'), bill(2, 'DUE_SOON')], 7, 5],
  ['no bill is late', [bill(7, 'DUE_SOON')], 7, undefined],
  ['the bills do not add up', [bill(5, 'OVERDUE')], 9, undefined],
])('the late part of the rest is the server’s own, if %s', (_, currentDues, left, late) => {
  const { left: rest, late: part } = leftIn(ready(book({ currentDues, totalDue: left })));
  expect([rest, part]).toEqual([left, late]);
});

/** A payment of 9 rupiah that was received. */
const received: RepaymentDetails = {
  accountRequest: { kind: 'idle' },
  status: { kind: 'received', receipt: { amount: 9, time: 1 } },
  unread: false,
  hadFailed: false,
  hasBegun: true,
  isSent: false,
  hostPayment: 'unknown',
  leftUnread: false,
  repeatable: false,
  format: formatIn('id'),
};

test.each([
  ['nothing', { left: 0 }],
  ['a part', { left: 4 }],
  ['an unread amount', { leftUnread: true }],
])('the amount received is named as that of this payment, with %s left', (_, left) => {
  expect(REPAYMENT_PAGES.homeSuccess({ ...received, ...left })).toMatchObject({
    amount: 9,
    amountLabel: 'repayment:paymentReceived',
  });
});

test('after a part payment the page names the late part of the rest', () => {
  const page = REPAYMENT_PAGES.homeSuccess({ ...received, left: 7000, late: 5000 });
  expect(page).toMatchObject({
    also: { amount: 7000, note: 'repayment:lateLeft' },
    values: { late: 'Rp5.000' },
  });
  const calm = REPAYMENT_PAGES.homeSuccess({ ...received, left: 7000 });
  expect(calm).not.toHaveProperty('also.note');
});

test('an overpayment leaves nothing to pay', () => {
  const details = { ...received, left: -4 };
  expect(REPAYMENT_PAGES.bcaVaSuccess(details)).toMatchObject({
    messages: 'repayment:receivedAll',
  });
  expect(REPAYMENT_PAGES.repaymentProcessing(details)).toEqual({ onward: '/home/success' });
});
