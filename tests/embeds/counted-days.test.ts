import { afterEach, expect, test, vi } from 'vitest';
import { indonesian } from '../../embeds/messages/id';
import { backend, json } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const day = 86_400_000;
const answer = (status: string, days: number) =>
  json({
    totalDue: 100_000,
    currentDues: [
      { id: '1', amount: 100_000, currency: 'IDR', dueTime: Date.now() + days * day, status },
    ],
  });

test.each([
  ['NOT_OVERDUE', 5, true],
  ['NOT_OVERDUE', -5, false],
  ['OVERDUE', -5, true],
  ['OVERDUE', 5, false],
])('a bill that is %s with %j days left counts them: %j', async (status, days, counts) => {
  let isWhole = true;
  backend(() => (isWhole ? answer(status, days) : json({}, 418)));
  const element = cardAt(aBase(), 'paylater-bill-list', async () => 'token');
  const counted = () => element.shadowRoot?.textContent?.includes(indonesian.bills.left(days));
  await show(element);
  expect([stateOf(element), counted()]).toEqual(['ready', counts]);
  isWhole = false;
  await element.refresh();
  // "In 5 days" would be wrong next to values of an earlier day.
  expect([stateOf(element), counted()]).toEqual(['stale', false]);
});
