import { expect, test } from 'vitest';
import { agreedDays } from '../../../domain/bills/days-left';
import { day, readInstant } from '../../../domain/kernel/instant';

const now = readInstant('2025-04-18T10:00:00') ?? 0;

test.each([
  [-14, true, -14],
  [-14, false, undefined],
  [0, true, undefined],
  [0, false, 0],
  [15, true, undefined],
  [15, false, 15],
  [4_000, false, undefined],
])('%j days to a due day are counted as %3$j when late is %j', (days, isLate, counted) => {
  expect(agreedDays(now + days * day, now, isLate)).toBe(counted);
});
