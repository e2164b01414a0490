import { expect, test } from 'vitest';
import { transactionStatuses } from '../../../domain/transactions/calls';
import { transactionTypes } from '../../../domain/transactions/first-page';
import en from '../../../ui/messages/en/transactions.json';
import id from '../../../ui/messages/id/transactions.json';
import { repeated } from '../../support/failures';

test.each([
  ['id', id],
  ['en', en],
] as const)('each of the twelve statuses and five types has its own text in %s', (_, words) => {
  expect(transactionStatuses).toHaveLength(12);
  const statuses = [...transactionStatuses, 'UNKNOWN' as const];
  const types = [...transactionTypes, 'UNKNOWN' as const];
  const without = [
    ...statuses.filter((it) => !words.status[it]),
    ...types.filter((it) => !words.type[it]),
  ];
  expect(without).toEqual([]);
  expect(repeated(statuses.map((it) => words.status[it]))).toEqual([]);
  expect(repeated(types.map((it) => words.type[it]))).toEqual([]);
});

test.each([
  ['id', id],
  ['en', en],
] as const)('a chip of the filters has at most four words in %s', (_, words) => {
  const chips = [...Object.values(words.status), ...Object.values(words.type)];
  expect(chips.filter((it) => it.split(' ').length > 4 || it.length > 26)).toEqual([]);
});
