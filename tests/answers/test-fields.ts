import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allFields, feed } from './feed';
import type { WrongWay } from './wrong-values';

/** Feeds every field of every answer the wrong values that are chosen for it, and prints how many there were. */
export const testFields = (what: string, waysOf: (at: number) => readonly WrongWay[]): void => {
  const fields = allFields();
  let fed = 0;

  beforeEach(() => {
    // The history draws only the rows that fit, and nothing has a height here.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(() => {
    process.stdout.write(`ANSWERS ${fields.length} fields, ${fed} wrong values fed\n`);
  });

  test.each(fields.map(([name, field], at) => ({ name, field, at, path: field.path.join('.') })))(
    `${what} of $name $path costs only that`,
    async ({ name, field, at }) => {
      const { fed: tried, faults } = await feed(name, field, waysOf(at));
      fed += tried;
      expect(faults).toEqual([]);
    },
  );

  test('there are as many fields as were counted', () => {
    expect(fields.length).toBeGreaterThan(240);
  });
};
