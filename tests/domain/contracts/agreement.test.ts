import { expect, test } from 'vitest';
import { Agreement, unsignedContract } from '../../../domain/contracts/agreement';
import { known } from '../../../domain/kernel/loadable';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

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

test('a contract that only user info names is signed under that name', async () => {
  const http = new HeldHttp();
  const agreement = new Agreement(http, new Visit().session);
  const loaded = agreement.load();
  await http.answer({ agreementUrl: 'https://lender.example/a.pdf', signed: false });
  await http.answer({ contractId: 'c-9' });
  await loaded;
  const read = known(agreement.agreement$.value);
  expect(read && unsignedContract(read)).toBe('c-9');
});
