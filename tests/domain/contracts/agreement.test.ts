import { expect, test } from 'vitest';
import { Agreement, signableContract } from '../../../domain/contracts/agreement';
import { latestValue } from '../../../domain/kernel/loadable';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

test('the agreement’s address is asked for at every visit, and goes with the person', async () => {
  const visit = await aVisitOf('active');
  const agreement = new Agreement(visit.http, visit.storage, visit.session);
  await agreement.load();
  expect(latestValue(agreement.agreement$.value)?.agreementUrl).toMatch(/^https:/);
  await agreement.load();
  expect(visit.count('facilityAgreement')).toBe(2);
  visit.session.end('person');
  expect(agreement.agreement$.value).toEqual({ phase: 'idle' });
});

const agreementUrl = 'https://lender.example/a.pdf';
const held = () => {
  const http = new HeldHttp();
  const { session, storage } = new Visit();
  return { http, session, storage, agreement: new Agreement(http, storage, session) };
};

test.each([{ signed: false }, {}])(
  'a contract that only user info names (%j) can be signed under that name',
  async (said) => {
    const { http, agreement } = held();
    const loaded = agreement.load();
    await http.answer({ agreementUrl, ...said });
    await http.answer({ contractId: 'c-9' });
    await loaded;
    const read = latestValue(agreement.agreement$.value);
    expect(read && signableContract(read)).toBe('c-9');
  },
);

test('an agreement whose contract nobody names can be read', async () => {
  const { http, agreement } = held();
  const read = agreement.refresh();
  await http.answer({ agreementUrl });
  await http.fail({ kind: 'network' });
  expect(await read).toEqual({ ok: true, value: { agreementUrl } });
});

test('what was opened is known after a reload of the tab, and to nobody else', () => {
  const { http, session, storage, agreement } = held();
  agreement.opened({ agreementUrl, contractId: 'c-1' });
  expect(new Agreement(http, storage, session).opened$.value).toBe('c-1');
  session.end('person');
  expect(agreement.opened$.value).toBe(undefined);
  expect(new Agreement(http, storage, session).opened$.value).toBe(undefined);
});
