import { expect, test } from 'vitest';
import { combinedForm } from '../../../domain/combined/form';
import { beginning } from '../../../domain/forms/wizard-state';
import { minute, second } from '../../../domain/kernel/instant';
import { err, ok } from '../../../domain/kernel/result';
import { kycForm } from '../../../domain/kyc/form';
import { STORED } from '../../../domain/storage/stored';
import { aDraft, complete, Tab } from '../support/a-wizard';
import { settled } from '../support/held-http';

const email = 'personalInfo.email';
const mother = 'personalInfo.motherMaidenName';
const income = 'workInfo.monthlyIncome';

test('a reload restores typed answers over the draft, and asks for volatile ones again with the reason', async () => {
  const tab = new Tab();
  const before = await tab.open();
  before.change(email, 'baru@contoh.com');
  before.change(mother, 'Kartini Rahasia');
  before.change(income, '8765432');
  expect(tab.kept).not.toMatch(/Kartini|8765432/);
  const after = await tab.open();
  expect(after.state$.value.answers).toEqual({ ...complete, [email]: 'baru@contoh.com' });
  expect(after.state$.value.again).toEqual([mother, income]);
  after.change(mother, 'Kartini');
  expect(after.state$.value.again).toEqual([income]);
  expect((await tab.open()).state$.value.again).toEqual([mother, income]);
});

test('after a reload, a volatile answer is asked again only if its save failed', async () => {
  for (const how of ['unheard', 'failed'] as const) {
    const tab = new Tab(aDraft({ ...complete, [mother]: '' }));
    const before = await tab.open();
    before.change(mother, 'Kartini');
    void before.saveNow();
    await settled();
    tab.close();
    tab.drafts.settle(how);
    await settled();
    const { answers, again } = (await tab.open()).state$.value;
    expect([how, answers[mother], again]).toEqual(
      how === 'failed' ? [how, '', [mother]] : [how, 'Kartini', []],
    );
  }
});

test('a volatile answer whose save arrives after the reload has read the draft is not asked again', async () => {
  const tab = new Tab(aDraft({ ...complete, [mother]: '' }));
  const before = await tab.open();
  before.change(mother, 'Kartini');
  void before.saveNow();
  await settled();
  const after = await tab.open(kycForm, () => tab.drafts.settle('unheard'));
  const { answers, again } = after.state$.value;
  expect([answers[mother], again, after.isUnsaved]).toEqual(['Kartini', [], false]);
});

test('the draft is read a second time only for a volatile answer that is missing in it', async () => {
  for (const [name, reads] of [
    [mother, 2],
    [email, 1],
  ] as const) {
    const tab = new Tab(aDraft({ ...complete, [name]: '' }));
    (await tab.open()).change(name, 'Kartini');
    const before = tab.drafts.reads;
    await tab.open();
    expect([name, tab.drafts.reads - before]).toEqual([name, reads]);
  }
});

test('a failed second reading can be retried', async () => {
  const tab = new Tab(aDraft({ ...complete, [mother]: '' }));
  (await tab.open()).change(mother, 'Kartini');
  const wizard = await tab.open(kycForm, () => {
    tab.drafts.loads = err({ kind: 'network' });
  });
  expect(wizard.state$.value).toMatchObject({ phase: 'failed', failure: { kind: 'network' } });
  tab.drafts.loads = ok(undefined);
  const loading = wizard.load();
  await tab.clock.advance(second);
  await loading;
  expect(wizard.state$.value).toMatchObject({ phase: 'ready', again: [mother] });
});

test('a volatile answer whose save failed on screen is asked again, whatever the server holds', async () => {
  const tab = new Tab(aDraft({ ...complete, [mother]: '' }));
  const before = await tab.open();
  for (const name of ['Kartini', 'Kartini Baru']) {
    before.change(mother, name);
    await tab.ending(before.saveNow(), name === 'Kartini' ? 'unheard' : 'failed');
  }
  const { answers, again } = (await tab.open()).state$.value;
  expect([answers[mother], again]).toEqual(['Kartini', [mother]]);
});

test('stored answers are restored for thirty minutes', async () => {
  const tab = new Tab();
  (await tab.open()).change(email, 'baru@contoh.com');
  await tab.clock.advance(30 * minute);
  expect((await tab.open()).state$.value.answers[email]).toBe('baru@contoh.com');
  await tab.clock.advance(30 * minute + 1);
  expect((await tab.open()).state$.value.answers[email]).toBe(complete[email]);
});

test('stored answers are restored for the same user only', async () => {
  const tab = new Tab();
  (await tab.open()).change(email, 'baru@contoh.com');
  tab.close();
  expect(tab.kept).toContain('baru@contoh.com');
  tab.person = 'id:2';
  const wizard = await tab.open();
  expect(wizard.state$.value.answers[email]).toBe(complete[email]);
  expect(tab.kept).toBeUndefined();
});

test('nothing is stored while logged out', async () => {
  const tab = new Tab();
  tab.person = '';
  (await tab.open()).change(email, 'baru@contoh.com');
  expect(tab.kept).toBeUndefined();
});

test.each([
  'not json',
  '{}',
  '{"owner":"id:1","at":0,"form":"kyc","answers":7}',
  JSON.stringify({ owner: 'id:1', at: 0, form: 'combined', answers: { [email]: 'x@y.zz' } }),
  JSON.stringify({
    owner: 'id:1',
    at: 0,
    form: 'kyc',
    answers: { 'x.y': 'z', [mother]: 'planted' },
  }),
])('foreign text in the storage changes no answer: %s', async (text) => {
  const tab = new Tab();
  tab.storage.plant(STORED.unsavedAnswers, text.replace('"at":0', `"at":${tab.clock.now()}`));
  const wizard = await tab.open();
  expect(wizard.state$.value).toMatchObject({ phase: 'ready', answers: complete });
  expect(wizard.state$.value.answers).not.toHaveProperty(['x.y']);
});

test('a save that ends after the draft was dropped restores nothing', async () => {
  const tab = new Tab();
  const wizard = await tab.open();
  wizard.change(email, 'baru@contoh.com');
  const saving = wizard.saveNow();
  await settled();
  wizard.forget();
  await tab.ending(saving);
  expect(wizard.state$.value).toEqual(beginning);
  expect(tab.kept).toBeUndefined();
});

test('an attached identity check is sent, and survives a failed save and a refresh', async () => {
  const tab = new Tab(aDraft({}, { submissionType: 'NEW' }));
  const wizard = await tab.open();
  expect(wizard.firstIncomplete()?.route).toBe('kycStep1');
  const attached = await tab.ending(wizard.attach({ onekycSubmissionUuid: 'u-2' }), 'failed');
  expect(attached).toEqual({ ok: false, error: { kind: 'network' } });
  await wizard.refresh();
  expect(wizard.firstIncomplete()?.route).toBe('kycStep2');
  await tab.ending(wizard.saveNow());
  const extras = { submissionType: 'NEW', onekycSubmissionUuid: 'u-2' };
  expect(tab.drafts.sent[1]).toEqual({ answers: {}, extras });
  await wizard.saveNow();
  expect(tab.drafts.sent).toHaveLength(2);
});

test('a refresh shows what the server added and keeps typed answers', async () => {
  const tab = new Tab(aDraft({ [email]: 'siti@contoh.com' }));
  const wizard = await tab.open();
  wizard.change(email, 'baru@contoh.com');
  tab.drafts.held = aDraft({ [email]: 'siti@contoh.com', 'residentialInfo.city': 'Kota Bandung' });
  await wizard.refresh();
  expect(wizard.state$.value.answers).toEqual({
    [email]: 'baru@contoh.com',
    'residentialInfo.city': 'Kota Bandung',
  });
});

test('context values accumulate and reach the rules', async () => {
  const tab = new Tab();
  const wizard = await tab.open();
  wizard.know({ ownPhone: '0812 3456 7891', listed: { 'residentialInfo.zipCode': ['40115'] } });
  wizard.know({ listed: { 'residentialInfo.city': ['Kota Bandung'] } });
  wizard.change('emergencyInfo.phone', '+62 812 3456 7891');
  await wizard.leave('kycStep5');
  await wizard.leave('kycStep4');
  const { problems } = wizard.state$.value;
  expect(problems['emergencyInfo.phone']?.message).toBe('warnings.ownPhone');
  expect(problems['residentialInfo.zipCode']?.message).toBe('warnings.zipUnknown');
});

test('the problem of one contact is cleared when the other contact changes', async () => {
  const [one, two] = ['emergencyInfo.name', 'emergencyInfo.name2'];
  const wizard = await new Tab(aDraft({}, {})).open(combinedForm);
  wizard.change(one, 'Budi Santoso');
  wizard.change(two, 'Budi Santoso');
  await wizard.leave('combinedContact');
  expect(wizard.state$.value.problems[two]?.message).toBe('errors.sameName');
  wizard.change(one, 'Tini');
  expect(wizard.state$.value.problems).not.toHaveProperty([two]);
});

test('an answer changed back after a save without an answer is sent again, and survives a reload', async () => {
  const name = 'workInfo.companyName';
  for (const before of ['PT Maju Jaya', '']) {
    const tab = new Tab(aDraft({ ...complete, [name]: before }));
    const wizard = await tab.open();
    wizard.change(name, 'CV Salah');
    await tab.ending(wizard.saveNow(), 'unheard');
    wizard.change(name, before);
    const again = await tab.open();
    expect([tab.drafts.held.answers[name], again.state$.value.answers[name]]).toEqual([
      'CV Salah',
      before,
    ]);
    await tab.ending(again.saveNow());
    expect(tab.drafts.held.answers[name]).toBe(before);
  }
});
