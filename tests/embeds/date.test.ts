import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInstant } from '../../domain/kernel/instant';
import * as elements from '../../embeds/views/date';
import { datesIn } from '../../ui/format/date';

test('the elements write every day and time as the app does', () => {
  const instants = fc.integer({ min: 0, max: Date.UTC(9999, 11, 30) }).filter(isInstant);
  fc.assert(
    fc.property(instants, fc.constantFrom('id', 'en'), (at, language) => {
      const app = datesIn(language);
      expect(elements.formatDay(at, language)).toBe(app.day(at));
      expect(elements.formatShortDay(at, language)).toBe(app.shortDay(at));
      expect(elements.formatTime(at)).toBe(app.time(at));
    }),
    { numRuns: 2000 },
  );
});
