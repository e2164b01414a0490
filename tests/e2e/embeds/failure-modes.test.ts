import { longUnless } from '../support/long';
import { failureModes } from '../../engines/site/documents';
import { faultsOf } from '../../engines/site/faults-of';
import { expect, test } from '../support/partner';

for (const name of failureModes)
  test(
    `an element does not fail by ${name}`,
    longUnless(name === 'secret-as-property'),
    async ({ host }) => {
      const { outcome } = await host(name);
      expect(faultsOf(outcome)).toEqual([]);
    },
  );
