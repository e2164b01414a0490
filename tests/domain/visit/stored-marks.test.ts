import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { Start } from '../../../domain/application/start';
import { SummaryVisit } from '../../../domain/forms/summary-visit';
import { STORED } from '../../../domain/storage/stored';
import { PurchaseEducation } from '../../../domain/transactions/purchase-education';

test('the start page that was shown is stored for events', () => {
  const storage = new MemoryStorage();
  new Start(storage).show('visitor');
  expect(storage.read(STORED.startVariant)).toBe('visitor');
});

test('a visit from the summary lasts over a reload, until it ends', () => {
  const storage = new MemoryStorage();
  const visit = new SummaryVisit(storage);
  expect(visit.isOpen).toBe(false);
  visit.begin();
  expect(new SummaryVisit(storage).isOpen).toBe(true);
  visit.end();
  expect(new SummaryVisit(storage).isOpen).toBe(false);
});

test('the life of a purchase is explained once', () => {
  const storage = new MemoryStorage();
  expect(new PurchaseEducation(storage).isSeen).toBe(false);
  new PurchaseEducation(storage).shown();
  expect(new PurchaseEducation(storage).isSeen).toBe(true);
});
