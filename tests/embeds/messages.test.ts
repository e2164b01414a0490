import { expect, test } from 'vitest';
import { routeAt } from '../../domain/navigation/routes';
import { ELEMENTS } from '../../embeds/elements/elements';
import { messagesIn } from '../../embeds/messages/messages';
import { plainStates } from '../../domain/transactions/plain-state';

const files = import.meta.glob<{ default: object }>(
  '../../ui/messages/*/{home,kyc,overview,repayment,restructure,transactions,common}.json',
  { eager: true },
);

/** Returns the messages of an area of the app. */
const app = (language: string, area: string): unknown =>
  files[`../../ui/messages/${language}/${area}.json`]?.default;

test.each(['id', 'en'] as const)('messages are worded as in the app: %s', (it) => {
  const { limit, bills, transactions, plan, retry, loading } = messagesIn[it];
  const { title, used, available, temporary } = limit;
  expect(app(it, 'common')).toMatchObject({ retry, loading });
  expect(app(it, 'home')).toMatchObject({
    limit: {
      title,
      used,
      available,
      temporary,
      until: limit.until('{{day}}'),
    },
    closed: { title: limit.closed, go: limit.verify },
    pay: bills.go,
  });
  expect(app(it, 'overview')).toMatchObject({
    seeAll: transactions.go,
  });
  expect(app(it, 'repayment')).toMatchObject({
    total: { CURRENT: bills.title.current, UPCOMING: bills.title.upcoming },
    rows: { CURRENT: bills.rows.current, UPCOMING: bills.rows.upcoming },
    bill: bills.bill('{{month}}'),
    billAlone: bills.alone,
    dueOn: bills.dueOn('{{day}}'),
    lateFee: bills.lateFee,
    left: {
      today: bills.left(0),
      tomorrow: bills.left(1),
      in_other: bills.left(5).replace('5', '{{count}}'),
    },
    parts: {
      late_other: bills.left(-5).replace('5', '{{count}}'),
      ...(it === 'en' && { late_one: bills.left(-1).replace('1', '{{count}}') }),
    },
    due: bills.due,
  });
  const { type, state, flag } = transactions;
  expect(app(it, 'transactions')).toMatchObject({
    type,
    state,
    flag,
  });
  const { number, due, amount, unknown, principal, fee, discount } = plan;
  const totals = { total_other: plan.total(0), ...(it === 'en' && { total_one: plan.total(1) }) };
  expect(app(it, 'restructure')).toMatchObject({
    titles: { restructure: plan.title },
    actions: { choose: plan.go, toBills: plan.bills },
    none: { title: plan.none },
    plan: {
      principal,
      fee,
      discount,
      ...Object.fromEntries(
        Object.entries(totals).map(([key, text]) => [key, text.replace(/\d/, '{{count}}')]),
      ),
    },
    instalments: { number, due, amount, unknown },
  });
});

test('every plain state has a message', () => {
  for (const { transactions } of Object.values(messagesIn))
    expect(Object.keys(transactions.state).sort()).toEqual([...plainStates].sort());
});

test('every link opens a page of the app', () => {
  const ways = Object.values(ELEMENTS).flatMap((row) => {
    const values = { type: 'upcoming', limit: 5, tenor: 3 };
    const closed = { profile: { status: 'ACCOUNT_CLOSED' } };
    return [
      row.link(messagesIn.id, values),
      row.emptyState(messagesIn.id, undefined, values).link,
      row.emptyState(messagesIn.id, closed, values).link,
    ];
  });
  for (const { path } of ways) {
    const [place = ''] = path.split('?');
    expect(routeAt(place), path).not.toBe('notFound');
  }
});
