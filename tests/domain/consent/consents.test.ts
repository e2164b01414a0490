import { expect, test } from 'vitest';
import { addFault } from '../../../adapters/memory/lender/faults';
import { bareApplication } from '../../../domain/application/status';
import { eligibilities, statuses } from '../../../domain/application/statuses';
import { consentTypes } from '../../../domain/consent/calls';
import { Consents, neededConsent } from '../../../domain/consent/consents';
import { latestValue } from '../../../domain/kernel/loadable';
import { STORED } from '../../../domain/session/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';

const path = '/v1/user-consent';
const done = { ok: true, value: undefined };

const consenting = async (persona = 'gpp-available') => {
  const visit = await aVisitOf(persona);
  const { http, storage, session } = visit;
  return { visit, consents: new Consents(http, storage, session) };
};

test('which consent is needed goes by where the person comes from', () => {
  for (const status of statuses)
    for (const eligibility of [...eligibilities, undefined]) {
      const person = { ...bareApplication(status), ...(eligibility && { eligibility }) };
      const applying = status === 'NOT_APPLIED' || status === 'DRAFT';
      expect(neededConsent(person)).toBe(
        eligibility === 'MIGRATED'
          ? 'MGR_MIGRATION'
          : applying
            ? 'NEW_ONBOARDING'
            : 'EARLY_REGISTRATION',
      );
    }
});

test.each(consentTypes)('%s is given once, and then stands', async (type) => {
  const { visit, consents } = await consenting();
  expect(await consents.load()).toMatchObject({ ok: true, value: { given: [] } });
  const both = await Promise.all([consents.give(type), consents.give(type)]);
  expect(both).toEqual([done, done]);
  expect(visit.count('giveConsent')).toBe(1);
  expect(latestValue(consents.consent$.value)).toMatchObject({
    given: [type],
    status: 'GIVEN',
    verifiedStatus: 'VERIFIED',
    applicationId: visit.me.userId,
  });
  const early = type === 'EARLY_REGISTRATION' ? true : undefined;
  expect(visit.storage.read(STORED.earlyBird)).toBe(early);
});

test('a lost answer that arrived is told by the list, one that did not is a failure', async () => {
  const { visit, consents } = await consenting();
  addFault(visit.world, { method: 'POST', path, drop: true, times: 1 });
  expect(await consents.give('NEW_ONBOARDING')).toMatchObject({ ok: false });
  addFault(visit.world, { method: 'POST', path, drop: true, carriedOut: true, times: 1 });
  expect(await consents.give('NEW_ONBOARDING')).toEqual(done);
  expect(visit.count('giveConsent')).toBe(2);
});

test('a consent that was given elsewhere meanwhile is not given again', async () => {
  const { visit, consents } = await consenting();
  await consents.load();
  const { http, storage, session } = visit;
  expect(await new Consents(http, storage, session).give('EARLY_REGISTRATION')).toEqual(done);
  storage.erase(STORED.earlyBird);
  expect(await consents.give('EARLY_REGISTRATION')).toEqual(done);
  expect(visit.count('giveConsent')).toBe(1);
  expect(storage.read(STORED.earlyBird)).toBe(true);
});

test('a refusal is handed through, and nothing is believed', async () => {
  const { visit, consents } = await consenting();
  await consents.load();
  addFault(visit.world, { method: 'POST', path, status: 422, code: 'CONSENT_CLOSED', times: 1 });
  const answer = await consents.give('EARLY_REGISTRATION');
  expect(answer).toMatchObject({ ok: false, error: { code: 'CONSENT_CLOSED' } });
  expect(latestValue(consents.consent$.value)?.given).toEqual([]);
  expect(visit.storage.read(STORED.earlyBird)).toBe(undefined);
});

test('a consent that was taken counts, although the list is silent about it', async () => {
  const [http, visit] = [new HeldHttp(), new Visit()];
  const consents = new Consents(http, visit.storage, visit.session);
  const giving = consents.give('NEW_ONBOARDING');
  // The list, the consent, and the list again.
  await http.answer({});
  await http.answer({});
  await http.answer({});
  expect(await giving).toEqual(done);
  expect(latestValue(consents.consent$.value)?.given).toEqual(['NEW_ONBOARDING']);
});

test('nothing of one person is left for the next, an answer on its way included', async () => {
  const [http, visit] = [new HeldHttp(), new Visit()];
  const consents = new Consents(http, visit.storage, visit.session);
  const reading = consents.load();
  visit.session.end('person');
  await http.answer({ consents: { NEW_ONBOARDING: true } });
  await reading;
  await settled();
  expect(consents.consent$.value).toEqual({ phase: 'idle' });
});
