import { afterEach, expect, test, vi } from 'vitest';
import { backend, json } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const bill = (status: string) => ({
  id: status,
  amount: 100_000,
  currency: 'IDR',
  dueTime: 1_700_000_000_000,
  status,
});

test.each([
  [['OVERDUE'], true],
  [['OVERDUE_WITH_LATE_FEE'], true],
  [['NOT_OVERDUE', 'OVERDUE'], true],
  [['DUE_SOON'], false],
  [['NOT_OVERDUE'], false],
  [['SOMETHING_NEW'], false],
])('bills that are %j have the edge of an overdue list: %j', async (statuses, isOverdue) => {
  const currentDues = statuses.map(bill);
  let isWhole = true;
  backend(() =>
    isWhole ? json({ totalDue: 100_000 * statuses.length, currentDues }) : json({}, 418),
  );
  const element = cardAt(aBase(), 'paylater-bill-list', async () => 'token');
  const hasEdge = () => element.shadowRoot?.querySelector('[data-overdue]') !== null;
  await show(element);
  expect([stateOf(element), hasEdge()]).toEqual(['ready', isOverdue]);
  isWhole = false;
  await element.refresh();
  expect([stateOf(element), hasEdge()]).toEqual(['stale', isOverdue]);
});

test('an error does not have that edge', async () => {
  backend(() => json({}, 418));
  const element = cardAt(aBase(), 'paylater-bill-list', async () => 'token');
  await show(element);
  expect(stateOf(element)).toBe('error');
  expect(element.shadowRoot?.querySelector('[data-overdue]')).toBe(null);
});
