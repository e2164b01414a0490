import { expect, test } from 'vitest';
import { Agreement, signableContract } from '../../../domain/contracts/agreement';
import { latestValue } from '../../../domain/kernel/loadable';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

test('every load requests the address of the agreement', async () => {
  const visit = await aVisitOf('active');
  const agreement = new Agreement(visit.http, visit.storage);
  await agreement.load();
  expect(latestValue(agreement.state$.value)?.agreementUrl).toMatch(/^https:/);
  await agreement.load();
  expect(visit.count('facilityAgreement')).toBe(2);
});

const agreementUrl = 'https://lender.example/a.pdf';
const held = () => {
  const http = new HeldHttp();
  const { session, storage } = new Visit();
  return { http, session, storage, agreement: new Agreement(http, storage) };
};

test.each([{ signed: false }, {}])(
  'a contract named only by the user info (%j) can be signed under that name',
  async (said) => {
    const { http, agreement } = held();
    const loaded = agreement.load();
    await http.answer({ agreementUrl, ...said });
    await http.answer({ contractId: 'c-9' });
    await loaded;
    const read = latestValue(agreement.state$.value);
    expect(read && signableContract(read)).toBe('c-9');
  },
);

test('an agreement without a contract id can be read', async () => {
  const { http, agreement } = held();
  const read = agreement.refresh();
  await http.answer({ agreementUrl });
  await http.fail({ kind: 'network' });
  expect(await read).toEqual({ ok: true, value: { agreementUrl } });
});

test('an opened contract is stored for the user across a reload', () => {
  const { http, session, storage, agreement } = held();
  agreement.opened({ agreementUrl, contractId: 'c-1' });
  expect(new Agreement(http, storage).opened$.value).toBe('c-1');
  session.end('person');
  expect(new Agreement(http, storage).opened$.value).toBe(undefined);
});
