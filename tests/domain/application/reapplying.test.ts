import { expect, test } from 'vitest';
import { reapplying } from '../../../domain/application/reapplying';

const at = (iso: string) => Date.parse(iso);
const noon = at('2026-01-15T12:00:00+07:00');

test.each([
  ['no time that was read', undefined, { kind: 'unknown' }],
  ['a time that is past', noon - 1, { kind: 'now' }],
  ['this very moment', noon, { kind: 'now' }],
  ['decades from now', at('2090-01-01'), { kind: 'later', at: at('2090-01-01') }],
  ['later today', noon + 1, { kind: 'later', at: noon + 1, days: 0 }],
])('%s', (_, time, expected) => {
  expect(reapplying(time, noon)).toEqual(expected);
});

test.each([
  ['2026-01-15T23:59:59+07:00', 0],
  ['2026-01-16T00:00:00+07:00', 1],
  ['2026-01-15T17:00:00Z', 1],
  ['2026-02-14T08:00:00+07:00', 30],
  ['2028-01-15T12:00:00+07:00', 730],
])('the days follow the calendar of Jakarta: %s', (iso, days) => {
  expect(reapplying(at(iso), noon)).toMatchObject({ days });
});
