import { afterAll, expect, test } from 'vitest';
import '../../support/app/setup';
import { noteSum } from '../support/sums';
import { feed } from './feed';
import type { allFields } from './fields';
import type { WrongWay } from './wrong-values';

/** Feeds fields of answers wrong values in these ways, and prints how many there were. */
export const testFields = (
  what: string,
  ways: readonly WrongWay[],
  fields: ReturnType<typeof allFields>,
): void => {
  const sum = { suite: 'wrong values of fields', cases: 0, failed: 0 };

  afterAll(() => {
    process.stdout.write(`${fields.length} fields, ${sum.cases} wrong values fed\n`);
    noteSum(sum);
  });

  test.each(fields.map(([name, field]) => ({ name, field, path: field.path.join('.') })))(
    `${what} of $name $path costs only that`,
    async ({ name, field }) => {
      const { fed: tried, faults } = await feed(name, field, ways);
      sum.cases += tried;
      sum.failed += faults.length;
      expect(faults).toEqual([]);
    },
  );
};
