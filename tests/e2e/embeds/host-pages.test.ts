import { longUnless } from '../support/long';
import { hostilePages } from '../../engines/site/documents';
import { faultsOf } from '../../engines/site/faults-of';
import { expect, test } from '../support/partner';

test('on a calm page the elements are ready, and add nothing else', async ({ calm }) => {
  expect(faultsOf(calm)).toEqual([]);
});

for (const name of [...Object.keys(hostilePages), 'all-at-once', 'twenty'])
  test(
    `${name}: the elements have the texts of a calm page`,
    longUnless(name === 'all-at-once'),
    async ({ host, calm }) => {
      const { outcome } = await host(name);
      expect(faultsOf(outcome, calm)).toEqual([]);
    },
  );

test('twenty elements make each request once, with one token', async ({ host, site }) => {
  const { visit } = await host('twenty');
  const asked = site.asked(visit).map(({ method, path, query }) => `${method} ${path}${query}`);
  expect(asked.length).toBeGreaterThanOrEqual(4);
  expect(asked).toEqual([...new Set(asked)]);
});
