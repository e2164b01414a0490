import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { type Application, bareApplication } from '../../../domain/application/status';
import { eligibilities, statuses } from '../../../domain/navigation/statuses';
import { Consents } from '../../../domain/consent/consents';
import { GiveConsent, neededConsent } from '../../../domain/consent/give-consent';
import type { Extras } from '../../../domain/forms/answers';
import { latestValue } from '../../../domain/kernel/loadable';
import { ok } from '../../../domain/kernel/result';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';
import { type Case, differences } from '../../support/failures';

const path = '/v1/user-consent';
const done = { kind: 'done' };
const applicant = bareApplication('NOT_APPLIED');
const customer = bareApplication('APPROVED');

const of = (visit: Visit, http: Visit['http'] | HeldHttp = visit.http) => {
  const { applications, ports } = visit;
  const { storage, tracking, scope } = ports;
  const attached: Extras[] = [];
  const wizard = {
    load: async () => undefined,
    attach: async (extras: Extras) => {
      attached.push(extras);
      return ok(undefined);
    },
  };
  const consents = new Consents(http);
  const { ended } = scope;
  const verb = new GiveConsent(http, storage, tracking, consents, applications, wizard, ended);
  return { verb, consents, attached };
};

const consenting = async () => {
  const visit = await aVisitOf('gpp-available');
  return { visit, ...of(visit) };
};

test('the needed consent depends on the eligibility and the status', () => {
  const cases: Case[] = [];
  for (const status of statuses)
    for (const eligibility of [...eligibilities, undefined]) {
      const person = { ...bareApplication(status), ...(eligibility && { eligibility }) };
      const applying = status === 'NOT_APPLIED' || status === 'DRAFT';
      const plain = applying ? 'NEW_ONBOARDING' : 'EARLY_REGISTRATION';
      const expected = eligibility === 'MIGRATED' ? 'MGR_MIGRATION' : plain;
      cases.push([`${status}, ${eligibility}`, neededConsent(person), expected]);
    }
  expect(differences(cases)).toEqual([]);
});

test.each<[type: string, application: Application]>([
  ['EARLY_REGISTRATION', customer],
  ['NEW_ONBOARDING', applicant],
  ['MGR_MIGRATION', { ...applicant, eligibility: 'MIGRATED' }],
])('two presses give and track %s once', async (type, application) => {
  const { visit, verb, consents, attached } = await consenting();
  expect(await consents.load()).toMatchObject({ ok: true, value: [] });
  const both = [verb.press('GPP', application), verb.press('GPP', application)];
  expect(await Promise.all(both)).toEqual([done, done]);
  expect([visit.count('giveConsent'), verb.state$.value]).toEqual([1, done]);
  expect(latestValue(consents.state$.value)).toEqual([type]);
  const isEarly = type === 'EARLY_REGISTRATION';
  expect(visit.storage.read(STORED.earlyBird)).toBe(isEarly ? true : undefined);
  expect(attached).toEqual(isEarly ? [] : [{ additionalProducts: ['GPP'] }]);
  const tracked = visit.tracking.events.filter(({ action }) => action === 'loan_consent');
  expect(tracked.map(({ properties }) => properties)).toMatchObject([{ type }]);
});

test('declining sends no consent, and the application requests the first product only', async () => {
  const { visit, verb, attached } = await consenting();
  expect(await verb.press('GPL', applicant)).toEqual(done);
  expect([visit.count('giveConsent'), attached]).toEqual([0, [{ additionalProducts: [] }]]);
});

test('after a lost answer the list shows whether the consent arrived', async () => {
  const { visit, verb } = await consenting();
  addFault(visit.world, { method: 'POST', path, drop: true, times: 1 });
  expect(await verb.press('GPP', applicant)).toEqual({
    kind: 'unknown',
    failure: { kind: 'network' },
  });
  addFault(visit.world, { method: 'POST', path, drop: true, carriedOut: true, times: 1 });
  expect(await verb.press('GPP', applicant)).toEqual(done);
  expect(visit.count('giveConsent')).toBe(2);
});

test('without the list no consent is sent, because it may have been given earlier', async () => {
  const { visit, verb } = await consenting();
  addFault(visit.world, { method: 'GET', path, status: 500, times: 3 });
  expect(await verb.press('GPP', applicant)).toMatchObject({
    kind: 'failed',
    failure: { status: 500 },
  });
  expect(visit.count('giveConsent')).toBe(0);
});

test('a consent from another tab or before a reload is not sent again', async () => {
  const { visit, verb, consents } = await consenting();
  await consents.load();
  expect(await of(visit).verb.press('GPP', customer)).toEqual(done);
  visit.storage.erase(STORED.earlyBird);
  expect(await verb.press('GPP', customer)).toEqual(done);
  expect(visit.count('giveConsent')).toBe(1);
  expect(visit.storage.read(STORED.earlyBird)).toBe(true);
});

test('a refusal fails, and changes nothing', async () => {
  const { visit, verb, consents, attached } = await consenting();
  await consents.load();
  addFault(visit.world, { method: 'POST', path, status: 422, code: 'CONSENT_CLOSED', times: 1 });
  const end = await verb.press('GPP', customer);
  expect(end).toMatchObject({ kind: 'failed', failure: { code: 'CONSENT_CLOSED' } });
  expect([latestValue(consents.state$.value), attached]).toEqual([[], []]);
  expect(visit.storage.read(STORED.earlyBird)).toBe(undefined);
});

test('a consent that the server accepted counts, even if its list does not contain it', async () => {
  const http = new HeldHttp();
  const { verb, consents } = of(new Visit(), http);
  const giving = verb.press('GPP', customer);
  // Answers the list, the consent, and the list again.
  await http.answer({});
  await http.answer({});
  await http.answer({});
  expect(await giving).toEqual(done);
  expect(latestValue(consents.state$.value)).toEqual(['EARLY_REGISTRATION']);
});
