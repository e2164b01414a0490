import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysLeft } from '../../../domain/bills/days-left';
import { alarmTime, allLeads, leadsAhead } from '../../../domain/bills/reminders';
import { toWire } from '../../../domain/kernel/instant';

const moment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2090, 0) });

test('every alarm is at nine in Jakarta, as many days before the due day as chosen', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...allLeads), (dueTime, lead) => {
      const at = alarmTime(dueTime, lead);
      expect(toWire(at)).toMatch(/T09:00:00\.000\+07:00$/);
      expect(daysLeft(dueTime, at)).toBe(lead);
    }),
  );
});

const due = Date.parse('2026-01-30T23:59:59+07:00');

test.each([
  ['2026-01-20T10:00:00+07:00', [0, 1, 3, 7], [7, 3, 1, 0]],
  ['2026-01-20T10:00:00+07:00', [1, 3], [3, 1]],
  ['2026-01-23T08:59:59+07:00', [7], [7]],
  ['2026-01-23T09:00:00+07:00', [7], []],
  ['2026-01-29T12:00:00+07:00', [0, 1, 3, 7], [0]],
  ['2026-01-20T10:00:00+07:00', [], []],
] as const)('at %s, of the times %j these are ahead: %j', (now, chosen, ahead) => {
  expect(leadsAhead(due, chosen, Date.parse(now))).toEqual(ahead);
});
