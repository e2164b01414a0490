import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { OwnTimes } from '../../../domain/bills/own-times';
import { STORED } from '../../../domain/storage/stored';

const times = () => {
  const storage = new MemoryStorage();
  return { storage, times: new OwnTimes(storage) };
};

test('the times of a reminder are those that were chosen last, at first one and three days', () => {
  const { times: own } = times();
  expect(own.leads).toEqual([1, 3]);
  own.rememberLeads([0, 7]);
  expect(own.leads).toEqual([0, 7]);
});

test.each(['', 'x', '12', '-1', '1.0'])('stored times such as «%s» are not used', (stored) => {
  const { storage, times: own } = times();
  storage.write(STORED.reminderLeads, stored);
  expect(own.leads).toEqual([1, 3]);
});

test('a payday is kept and forgotten', () => {
  const { storage, times: own } = times();
  expect(own.payday).toBeUndefined();
  own.rememberPayday(25);
  expect(own.payday).toBe(25);
  own.rememberPayday(undefined);
  expect([own.payday, storage.read(STORED.payday)]).toEqual([undefined, undefined]);
});

test.each([0, 32, -5])('a stored payday of %d is not used', (stored) => {
  const { storage, times: own } = times();
  storage.write(STORED.payday, stored);
  expect(own.payday).toBeUndefined();
});
