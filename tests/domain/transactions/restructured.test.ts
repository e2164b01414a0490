import { expect, test } from 'vitest';
import { isRestructured } from '../../../domain/transactions/restructured';

test.each([
  true,
  'Y',
  'true',
  1,
  [{ id: 'l-1' }],
  { loans: [{ id: 'l-1', tenor: 6 }] },
  { status: 'ACTIVE', items: [{ id: 'l-1' }] },
])('%j means that bills became instalments', (sent) => {
  expect(isRestructured(sent)).toBe(true);
});

test.each([
  undefined,
  null,
  false,
  'N',
  'NONE',
  'NOT_RESTRUCTURE',
  '',
  0,
  6,
  [],
  [null],
  [{}],
  {},
  { loans: [] },
  { loans: null },
  { status: 'NONE' },
  { eligible: true },
  { status: 'NONE', tenor: 6 },
])('%j does not mean that', (sent) => {
  expect(isRestructured(sent)).toBe(false);
});
