import { expect, test } from 'vitest';
import { transactionStatuses, transactionTypes } from '../../../domain/transactions/calls';
import en from '../../../ui/messages/en/transactions.json';
import id from '../../../ui/messages/id/transactions.json';
import { statusTones } from '../../../ui/widgets/transaction-tones';

test.each([
  ['id', id],
  ['en', en],
] as const)('each of the twelve statuses and five types has words of its own in %s', (_, words) => {
  expect(transactionStatuses).toHaveLength(12);
  const statuses = [...transactionStatuses, 'UNKNOWN' as const].map((it) => words.status[it]);
  const types = [...transactionTypes, 'UNKNOWN' as const].map((it) => words.type[it]);
  for (const all of [statuses, types]) {
    expect(all.every(Boolean)).toBe(true);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('a tone repeats what a status says', () => {
  const of = (tone: string) =>
    Object.entries(statusTones).flatMap(([status, it]) => (it === tone ? [status] : []));
  expect(of('bad')).toEqual(['FAILED']);
  expect(of('good')).toEqual(['SUCCESS', 'REPAID', 'SETTLED']);
  expect(of('warn')).toEqual(['WAITING_CONFIRM']);
});
