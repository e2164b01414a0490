import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { day, minute, second } from '../../domain/kernel/instant';
import { backend, json, settled } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

const late = Date.parse('2026-01-15T23:58:00+07:00');
const midnight = Date.parse('2026-01-16T00:00:00+07:00');

beforeEach(() => {
  vi.useFakeTimers({ now: late, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the response of the lender at this time: the bill is late when its due day has ended. */
const bills = (dueDay: string) => {
  const dueTime = Date.parse(`${dueDay}T00:00:00+07:00`);
  const isLate = Date.now() >= dueTime + day;
  const bill = { id: '1', amount: 100_000, currency: 'IDR', dueTime };
  return json({
    totalDue: 100_000,
    currentDues: [{ ...bill, status: isLate ? 'OVERDUE' : 'NOT_OVERDUE' }],
  });
};

const shownList = async (answer: () => Response) => {
  const calls = backend(answer);
  const element = cardAt(aBase(), 'paylater-bill-list', async () => 'token');
  await show(element);
  const root = element.shadowRoot ?? expect.fail();
  return {
    calls,
    state: () => stateOf(element),
    text: () => root.textContent ?? '',
    isMarked: () => root.querySelector('[data-overdue]') !== null,
  };
};

const pass = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await settled();
};

test('a list that stays open over midnight in Jakarta counts the days of the new day', async () => {
  const list = await shownList(() => bills('2026-01-30'));
  expect(list.text()).toContain('15 hari lagi');
  await pass(midnight - late - second);
  expect(list.calls).toHaveLength(1);
  await pass(minute);
  expect([list.state(), list.calls.length]).toEqual(['ready', 2]);
  expect(list.text()).toContain('14 hari lagi');
  await pass(10 * minute);
  expect(list.calls).toHaveLength(2);
});

test('a bill is late after the midnight of its due day', async () => {
  const list = await shownList(() => bills('2026-01-15'));
  expect([list.text().includes('hari ini'), list.isMarked()]).toEqual([true, false]);
  await pass(3 * minute);
  expect([list.text().includes('Terlambat 1 hari'), list.isMarked()]).toEqual([true, true]);
});

test('a hidden page requests nothing at midnight, and requests the list when it is shown', async () => {
  const list = await shownList(() => bills('2026-01-30'));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(3 * minute);
  expect(list.calls).toHaveLength(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await settled();
  expect([list.state(), list.calls.length]).toEqual(['ready', 2]);
  expect(list.text()).toContain('14 hari lagi');
});

test('a failure at midnight is not repeated every minute, and the old list shows its day', async () => {
  let isGood = true;
  const list = await shownList(() => (isGood ? bills('2026-01-30') : json({}, 418)));
  isGood = false;
  await pass(3 * minute);
  expect([list.state(), list.calls.length]).toEqual(['stale', 2]);
  expect(list.text()).toContain('per 23:58 WIB, 15 Jan 2026');
  expect(list.text()).not.toContain('hari lagi');
  await pass(10 * minute);
  expect(list.calls).toHaveLength(2);
});
