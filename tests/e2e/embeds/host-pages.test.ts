import { hostilePages } from '../../engines/site/documents';
import { faultsOf } from '../../engines/site/faults-of';
import { expect, test } from './support/partner';

for (const name of [...Object.keys(hostilePages), 'all-at-once', 'twenty'])
  test(`${name}: the elements read as on a calm page, and nothing goes wrong`, async ({ host }) => {
    const { outcome: calm } = await host('calm');
    expect(faultsOf(calm)).toEqual([]);
    const { outcome } = await host(name);
    expect(outcome.rows.length).toBeGreaterThan(0);
    expect(faultsOf(outcome, calm)).toEqual([]);
  });

test('twenty elements: one request of a kind, and the token once', async ({ host, site }) => {
  const { visit } = await host('twenty');
  const asked = site.asked(visit).map(({ method, path, query }) => `${method} ${path}${query}`);
  expect(asked.length).toBeGreaterThanOrEqual(4);
  expect(asked).toEqual([...new Set(asked)]);
});
