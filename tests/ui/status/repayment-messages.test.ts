import { expect, test } from 'vitest';
import type { VirtualAccountRequest } from '../../../domain/repayment/take-virtual-account';
import type { RepaymentStatus } from '../../../domain/repayment/repayment-status';
import { type Format, formatIn } from '../../../ui/format/use-format';
import type { RepaymentDetails } from '../../../ui/pages/repayment/repayment-details';
import { REPAYMENT_PAGES } from '../../../ui/pages/repayment/repayment-pages';
import type { StatusRow } from '../../../ui/pages/status/status-view';
import { lacks, languages, wordsOf } from '../../support/app/lacks';

const requests: readonly VirtualAccountRequest[] = [
  { kind: 'idle' },
  { kind: 'requesting' },
  {
    kind: 'taken',
    account: { number: '7000181270000005', amountDue: 5, currency: 'IDR' },
    owed: 5,
  },
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
  [true, false].flatMap((yes) =>
    requests.flatMap((accountRequest) =>
      statuses.flatMap((status) =>
        [undefined, 0, 5].map((left) => ({
          accountRequest,
          status,
          left,
          hadFailed: false,
          hostPayment: yes ? ('opened' as const) : ('unknown' as const),
          leftUnread: yes,
          format,
          unread: yes,
          repeatable: yes,
          arrival: undefined,
        })),
      ),
    ),
  );

/** The number of different texts of each route. */
type RepaymentRoute = keyof typeof REPAYMENT_PAGES;

const pages: Readonly<Record<RepaymentRoute, number>> = {
  homeSuccess: 6,
  bcaVa: 5,
  bcaVaSuccess: 4,
  repaymentProcessing: 6,
};
const routes = Object.keys(REPAYMENT_PAGES) as RepaymentRoute[];

test.each(routes)('%s shows a reason, a next step and a time for every result', async (route) => {
  const show = REPAYMENT_PAGES[route] as StatusRow<RepaymentDetails, string>;
  const titles = new Set<string>();
  for (const language of languages) {
    const words = await wordsOf(language);
    for (const details of everyFact(formatIn(language))) {
      const shown = show(details);
      if (!shown || !('messages' in shown) || titles.has(language + shown.messages)) continue;
      titles.add(language + shown.messages);
      expect(lacks(words, shown, route), `${language} ${shown.messages}`).toEqual([]);
    }
  }
  expect(titles.size).toBe(2 * pages[route]);
});

test('a payment that arrived redirects from every waiting state', () => {
  for (const details of languages.flatMap((it) => everyFact(formatIn(it))))
    expect(REPAYMENT_PAGES.repaymentProcessing({ ...details, arrival: {} })).toEqual({
      onward: '/home/success',
    });
});
