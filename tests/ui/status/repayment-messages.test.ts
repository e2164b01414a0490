import { expect, test } from 'vitest';
import type { VirtualAccountRequest } from '../../../domain/repayment/take-virtual-account';
import type { RepaymentStatus } from '../../../domain/repayment/repayment-status';
import { type Format, formatIn } from '../../../ui/format/use-format';
import type { RepaymentDetails } from '../../../ui/pages/repayment/repayment-details';
import { REPAYMENT_PAGES } from '../../../ui/pages/repayment/repayment-pages';
import type { StatusRow } from '../../../ui/pages/status/status-view';
import { everyOf } from '../../support/every-of';
import { lacking } from '../../support/app/lacks';

const requests: readonly VirtualAccountRequest[] = [
  { kind: 'idle' },
  { kind: 'requesting' },
  {
    kind: 'taken',
    account: { number: '7000181270000005', amountDue: 5, currency: 'IDR' },
    owed: 5,
  },
  { kind: 'requestedBefore' },
  { kind: 'inProgress' },
  { kind: 'refused', code: 'CODE' },
  { kind: 'nothingDue' },
  { kind: 'unsure' },
  { kind: 'failed', failure: { kind: 'network' } },
];

const statuses: readonly (RepaymentStatus | undefined)[] = [
  undefined,
  { kind: 'open' },
  { kind: 'received', receipt: {} },
  { kind: 'received', receipt: { amount: 35_000, time: Date.UTC(2025, 3, 18) } },
  { kind: 'inProgress' },
  { kind: 'failed' },
  { kind: 'refused', code: 'CODE' },
];

const everyFact = (format: Format): readonly RepaymentDetails[] =>
  everyOf({
    accountRequest: requests,
    status: statuses,
    left: [undefined, 0, 5],
    yes: [true, false],
  }).map(({ yes, ...facts }) => ({
    ...facts,
    hadFailed: false,
    hasBegun: facts.left !== 5,
    isSent: yes,
    hostPayment: yes ? 'opened' : 'unknown',
    leftUnread: yes,
    format,
    unread: yes,
    repeatable: yes,
    arrival: undefined,
  }));

type RepaymentRoute = keyof typeof REPAYMENT_PAGES;

/** The number of different texts of each route. */
const pages: Readonly<Record<RepaymentRoute, number>> = {
  homeSuccess: 6,
  bcaVa: 7,
  bcaVaSuccess: 4,
  repaymentProcessing: 7,
};
const routes = Object.keys(REPAYMENT_PAGES) as RepaymentRoute[];

test.each(routes)('%s shows a reason, a next step and a time for every result', async (route) => {
  const show = REPAYMENT_PAGES[route] as StatusRow<RepaymentDetails, string>;
  expect(await lacking((format) => everyFact(format).map(show), route)).toEqual([]);
  const views = everyFact(formatIn('id')).map(show);
  const texts = new Set(views.flatMap((it) => (it && 'messages' in it ? [it.messages] : [])));
  expect(texts.size).toBe(pages[route]);
});

test('a payment that arrived redirects from every waiting state', () => {
  for (const details of everyFact(formatIn('id')))
    expect(REPAYMENT_PAGES.repaymentProcessing({ ...details, arrival: {} })).toEqual({
      onward: '/home/success',
    });
});
