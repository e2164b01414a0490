import { afterEach, expect, test, vi } from 'vitest';
import { backend, json } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const bill = { id: '1', amount: 500_000, currency: 'IDR', status: 'OVERDUE_WITH_LATE_FEE' };

test.each<[string, number, object[], string]>([
  ['below its only bill', 100_000, [bill], 'error'],
  ['below the larger of two bills', 500_000, [bill, { ...bill, amount: 600_000 }], 'error'],
  ['below a bill with its late fee on top', 510_000, [{ ...bill, lateFee: 25_000 }], 'error'],
  ['the bill, which is below its own late fee', 500_000, [{ ...bill, lateFee: 600_000 }], 'error'],
  ['the bill, with the late fee in it', 500_000, [{ ...bill, lateFee: 25_000 }], 'ready'],
  ['the bill and its late fee on top', 525_000, [{ ...bill, lateFee: 25_000 }], 'ready'],
  ['all of two bills', 1_100_000, [bill, { ...bill, amount: 600_000 }], 'ready'],
  ['more than its bills', 700_000, [bill], 'ready'],
])('a list whose total is %s', async (_, totalDue, currentDues, state) => {
  backend(() => json({ totalDue, currentDues }));
  const element = cardAt(aBase(), 'paylater-bill-list', async () => 'token');
  const told: unknown[] = [];
  element.addEventListener('paylater-error', ({ detail }) => told.push(detail));
  await show(element);
  expect(stateOf(element)).toBe(state);
  expect(told).toEqual(state === 'error' ? [{ kind: 'contract', code: 'CONTRACT' }] : []);
});

test('a page that gives every object a throwing late fee does not change a list', async () => {
  const owner = Object.prototype as { lateFee?: unknown };
  const get = () => {
    throw new Error('read');
  };
  Object.defineProperty(owner, 'lateFee', { configurable: true, get });
  try {
    backend(() => json({ totalDue: 500_000, currentDues: [bill] }));
    const element = cardAt(aBase(), 'paylater-bill-list', async () => 'token');
    await show(element);
    expect(stateOf(element)).toBe('ready');
  } finally {
    delete owner.lateFee;
  }
});
