import { expect, test } from 'vitest';
import { Agreement } from '../../../domain/contracts/agreement';
import { known } from '../../../domain/kernel/loadable';
import { aVisitOf } from '../support/a-visit';

test('the agreement’s address is asked for at every visit, and goes with the person', async () => {
  const visit = await aVisitOf('active');
  const agreement = new Agreement(visit.http, visit.session);
  await agreement.load();
  expect(known(agreement.agreement$.value)?.agreementUrl).toMatch(/^https:/);
  await agreement.load();
  expect(visit.count('facilityAgreement')).toBe(2);
  visit.session.end('person');
  expect(agreement.agreement$.value).toEqual({ phase: 'idle' });
});
