import { expect, test } from 'vitest';
import { err } from '../../../domain/kernel/result';
import { aDraft, complete, Tab } from '../support/a-wizard';
import { settled } from '../support/held-http';

const email = 'personalInfo.email';

test('the draft is read once, and again after a failure', async () => {
  const tab = new Tab();
  tab.drafts.loads = err({ kind: 'timeout' });
  const wizard = await tab.open();
  expect(wizard.state$.value).toMatchObject({ phase: 'failed', failure: { kind: 'timeout' } });
  tab.drafts.loads = { ok: true, value: undefined };
  await wizard.load();
  expect(wizard.state$.value).toMatchObject({ phase: 'ready', answers: complete });
  tab.drafts.held = aDraft({});
  await wizard.load();
  expect(wizard.state$.value.answers).toEqual(complete);
});

test('without the cut-off, gender and income source are cleared, not required and never sent', async () => {
  const tab = new Tab(aDraft(complete, { pastIncomeAndGenderCutoff: false }));
  const wizard = await tab.open();
  expect(wizard.state$.value.answers).not.toHaveProperty(['personalInfo.gender']);
  expect(wizard.state$.value.answers).not.toHaveProperty(['workInfo.incomeSource']);
  wizard.change(email, 'baru@contoh.com');
  const left = { kind: 'left', next: 'kycStep3' };
  expect(await tab.ending(wizard.leave('kycStep2'))).toEqual(left);
  expect(tab.drafts.sent[0]?.answers).not.toHaveProperty(['personalInfo.gender']);
});

test('a step with an error is not left, and its event has tracked names but no value', async () => {
  const tab = new Tab(aDraft({}));
  const wizard = await tab.open();
  wizard.change(email, 'rahasia@');
  expect(await wizard.leave('kycStep2')).toEqual({ kind: 'refused' });
  const { problems } = wizard.state$.value;
  expect(problems[email]).toEqual({
    tier: 'hard',
    code: 'emailFormat',
    message: 'errors.emailFormat',
  });
  expect(problems['personalInfo.gender']?.message).toBe('errors.empty.gender');
  expect(tab.drafts.sent).toEqual([]);
  const fields = 'EMAIL,MOTHERS_MAIDEN_NAME,LATEST_EDUCATION,MARITAL_STATUS';
  expect(tab.tracking.events).toEqual([
    { action: 'validation_failed', route: 'kycStep2', properties: { fields } },
  ]);
  const said = () => wizard.state$.value.problems[email]?.message;
  wizard.change(email, 'sari@@');
  expect(said()).toBe('errors.emailFormat');
  wizard.change(email, '');
  expect(said()).toBe('errors.empty.email');
  wizard.change(email, 'siti@contoh.com');
  expect(said()).toBeUndefined();
});

test('a probable mistake is shown once; the second press continues, and a new one is shown again', async () => {
  const tab = new Tab();
  const wizard = await tab.open();
  wizard.change(email, 'siti@gmial.com');
  expect(await wizard.leave('kycStep2')).toEqual({ kind: 'warned' });
  wizard.change(email, 'siti@gmail.con');
  expect(await wizard.leave('kycStep2')).toEqual({ kind: 'warned' });
  const left = { kind: 'left', next: 'kycStep3' };
  expect(await tab.ending(wizard.leave('kycStep2'))).toEqual(left);
});

test('leaving sends the changed groups, complete and cleaned, or nothing', async () => {
  const tab = new Tab();
  const wizard = await tab.open();
  expect(await wizard.leave('kycStep5')).toEqual({ kind: 'left', next: 'kycStep6' });
  expect(tab.drafts.sent).toEqual([]);
  wizard.change('emergencyInfo.phone', ' 0812-0000-1111 ');
  await tab.ending(wizard.leave('kycStep5'));
  expect(tab.drafts.sent).toEqual([
    {
      answers: {
        'emergencyInfo.name': 'Budi Santoso',
        'emergencyInfo.relation': 'BROTHER_SISTER',
        'emergencyInfo.phone': '+6281200001111',
      },
      extras: { onekycSubmissionUuid: 'u-1' },
    },
  ]);
  expect(wizard.state$.value.answers['emergencyInfo.phone']).toBe(' 0812-0000-1111 ');
  expect(await wizard.leave('kycStep5')).toMatchObject({ kind: 'left' });
  expect(tab.drafts.sent).toHaveLength(1);
});

test('saves run one at a time, and the last one carries the newest answers', async () => {
  const tab = new Tab();
  const wizard = await tab.open();
  wizard.change(email, 'satu@contoh.com');
  const first = wizard.saveNow();
  await settled();
  wizard.change(email, 'dua@contoh.com');
  const [second, third] = [wizard.saveNow(), wizard.saveNow()];
  wizard.change(email, 'tiga@contoh.com');
  await settled();
  expect(tab.drafts.inFlight).toBe(1);
  await tab.ending(first);
  await tab.ending(Promise.all([second, third]));
  const sent = tab.drafts.sent.map(({ answers }) => answers[email]);
  expect(sent).toEqual(['satu@contoh.com', 'tiga@contoh.com']);
});

test('a failed save is shown, keeps every answer, and the same press sends it again', async () => {
  const tab = new Tab();
  const wizard = await tab.open();
  wizard.change(email, 'baru@contoh.com');
  const leaving = wizard.leave('kycStep2');
  await settled();
  expect(wizard.state$.value.saving).toBe(true);
  tab.drafts.settle('failed');
  expect(await leaving).toEqual({ kind: 'unsaved', failure: { kind: 'network' } });
  expect(wizard.state$.value).toMatchObject({ saving: false, saveFailure: { kind: 'network' } });
  expect(wizard.state$.value.answers[email]).toBe('baru@contoh.com');
  expect(tab.kept).toContain('baru@contoh.com');
  const left = { kind: 'left', next: 'kycStep3' };
  expect(await tab.ending(wizard.leave('kycStep2'))).toEqual(left);
  expect(wizard.state$.value.saveFailure).toBeUndefined();
  expect(tab.kept).toBeUndefined();
});

test('a new province clears the levels below, on screen and at the server', async () => {
  const tab = new Tab();
  const wizard = await tab.open();
  wizard.change('residentialInfo.province', 'Bali');
  const below = ['city', 'district', 'village'].map((level) => `residentialInfo.${level}`);
  for (const name of below) expect(wizard.state$.value.answers[name]).toBe('');
  expect(wizard.firstIncomplete()?.route).toBe('kycStep4');
  void wizard.saveNow();
  await settled();
  for (const name of below) expect(tab.drafts.sent[0]?.answers[name]).toBe('');
  expect(tab.drafts.sent[0]?.answers['residentialInfo.province']).toBe('Bali');
});

test('an impossible answer is not sent when the page is hidden, but the rest of its group is', async () => {
  const tab = new Tab();
  const wizard = await tab.open();
  wizard.change(email, 'siti@');
  expect(await wizard.saveNow()).toEqual({ ok: true, value: undefined });
  expect(tab.drafts.sent).toEqual([]);
  wizard.change('personalInfo.maritalStatus', 'MARRIED');
  await tab.ending(wizard.saveNow());
  const { answers } = tab.drafts.sent[0] ?? aDraft();
  expect(answers).toMatchObject({
    [email]: 'siti@contoh.com',
    'personalInfo.maritalStatus': 'MARRIED',
  });
  expect(wizard.state$.value.answers[email]).toBe('siti@');
  expect(tab.kept).toContain('siti@');
});

test('a saved draft outside our bounds gets warnings and is never blocked', async () => {
  const tab = new Tab(
    aDraft({ ...complete, 'residentialInfo.zipCode': '00001', 'workInfo.occupation': 'PILOT' }),
  );
  const wizard = await tab.open();
  expect(wizard.isReachable('kycStep6')).toBe(true);
  expect(await wizard.leave('kycStep4')).toEqual({ kind: 'warned' });
  expect(await wizard.leave('kycStep4')).toEqual({ kind: 'left', next: 'kycStep5' });
  expect(await wizard.leave('kycStep3')).toEqual({ kind: 'left', next: 'kycStep4' });
});
