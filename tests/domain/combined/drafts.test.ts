import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { CombinedDrafts } from '../../../domain/combined/drafts';
import { combinedForm } from '../../../domain/combined/form';
import { clean } from '../../../domain/forms/clean';
import { aVisitOf } from '../support/a-visit';
import { sentAnswers } from '../support/wire-drafts';

const path = '/v1/kyc/combined';

const visitOf = async (persona: string, available: boolean) => {
  const visit = await aVisitOf(persona);
  const drafts = new CombinedDrafts(visit.http, () => available);
  /** Returns name and headers of the calls since the last time. */
  const sent = () =>
    visit.http.calls.splice(0).map(({ name, raw }) => ({
      name,
      product: raw.headers['additional_products'],
      trigger: raw.headers['x-trigger-data-send'],
    }));
  sent();
  return { visit, drafts, sent };
};

const answers = { 'userInfo.education': 'PH_D' };

test.each([
  [true, undefined, 'GPP'],
  [true, ['GPP'], 'GPP'],
  [true, [], 'GPL'],
  [false, undefined, 'GPL'],
  [false, ['GPP'], 'GPL'],
])('loan available: %s, chosen: %j -> every call names %s', async (available, chosen, product) => {
  const { drafts, sent } = await visitOf('gpp-available', available);
  await drafts.load();
  expect(sent()).toEqual([
    { name: 'combinedDraft', product: available ? 'GPP' : 'GPL', trigger: undefined },
  ]);
  const extras = chosen === undefined ? {} : { additionalProducts: chosen };
  const saved = await drafts.save({ answers, extras }, false);
  expect(saved).toMatchObject({ ok: true, value: { answers } });
  expect(sent()).toEqual([
    { name: 'saveCombinedDraft', product, trigger: 'false' },
    { name: 'combinedDraft', product, trigger: undefined },
  ]);
});

test('only the save at the end of the last step triggers sending the data', async () => {
  const { drafts, sent } = await visitOf('new', false);
  for (const ends of [false, true]) {
    await drafts.save({ answers, extras: {} }, ends);
    expect(sent()[0]?.trigger).toBe(String(ends));
  }
});

test('a save that arrived counts even when reading the draft fails', async () => {
  const { visit, drafts } = await visitOf('new', false);
  addFault(visit.world, { method: 'GET', path, status: 500, times: 1 });
  expect(await drafts.save({ answers, extras: {} }, false)).toEqual({ ok: true, value: undefined });
  expect(await drafts.load()).toMatchObject({ ok: true, value: { answers } });
});

test('a failed save is reported, and the draft is not read', async () => {
  const { visit, drafts, sent } = await visitOf('new', false);
  addFault(visit.world, { method: 'PATCH', path, status: 500, times: 1 });
  expect(await drafts.save({ answers, extras: {} }, true)).toMatchObject({ ok: false });
  expect(sent()).toHaveLength(1);
});

test('the server accepts every valid answer and returns it unchanged', async () => {
  const { drafts } = await visitOf('new', false);
  const all = sentAnswers(combinedForm);
  expect(all.length).toBeGreaterThan(250);
  for (const { field, sent } of all) {
    const saved = await drafts.save({ answers: { [field.name]: sent }, extras: {} }, false);
    const held = new Map(Object.entries((saved.ok && saved.value?.answers) || {})).get(field.name);
    expect([field.name, clean(field.kind, held ?? '')]).toEqual([field.name, sent]);
  }
});
