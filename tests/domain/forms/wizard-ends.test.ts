import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combinedForm } from '../../../domain/combined/form';
import { readCombinedDraft } from '../../../domain/combined/drafts';
import type { Draft } from '../../../domain/forms/answers';
import { combinedWireDraft } from '../support/wire-drafts';
import { Tab } from '../support/a-wizard';
import { settled } from '../support/held-http';

const { answers: whole } = readCombinedDraft(combinedWireDraft);
const last = 'combinedResidence';
const phone = 'residentialInfo.homePhone';

const opened = async (shows?: (held: Draft) => Draft) => {
  const tab = new Tab({ answers: whole, extras: { submissionId: 's-1' } });
  const { drafts } = tab;
  drafts.shows = shows;
  return { tab, drafts, wizard: await tab.open(combinedForm) };
};

test('the end of the last step is reported with its save, even when nothing has to be saved', async () => {
  const { tab, drafts, wizard } = await opened();
  expect(await tab.ending(wizard.leave(last))).toEqual({ kind: 'left', next: undefined });
  expect(drafts.sent).toEqual([{ answers: {}, extras: { submissionId: 's-1' } }]);
  expect(drafts.ended).toEqual([true]);
});

test('an end whose save failed is reported with the next press, and with no other save', async () => {
  const { tab, drafts, wizard } = await opened();
  expect(await tab.ending(wizard.leave(last), 'failed')).toMatchObject({ kind: 'unsaved' });
  wizard.change('workInfo.employerName', 'PT Lain');
  await tab.ending(wizard.saveNow());
  expect(await tab.ending(wizard.leave(last))).toMatchObject({ kind: 'left' });
  expect(drafts.ended).toEqual([true, false, true]);
});

test('a save in flight when the user leaves the last step is not its end, but the next one is', async () => {
  const { tab, drafts, wizard } = await opened();
  wizard.change(phone, '0224205679');
  const hidden = wizard.saveNow();
  await settled();
  const left = wizard.leave(last);
  await tab.ending(hidden);
  expect(await tab.ending(left)).toMatchObject({ kind: 'left' });
  expect(drafts.ended).toEqual([false, true]);
});

test('with any typing and saving, exactly the ends of the last step are reported', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), text: fc.stringMatching(/^02242[0-9]{5}$/) }),
    fc.record({ kind: fc.constant('hide' as const) }),
    fc.record({
      kind: fc.constant('leave' as const),
      step: fc.constantFrom(...combinedForm.steps.map(({ route }) => route)),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      const { drafts, wizard } = await opened();
      let ends = 0;
      for (const it of acts) {
        if (it.kind === 'type') {
          wizard.change(phone, it.text);
          continue;
        }
        const before = drafts.sent.length;
        const work = it.kind === 'hide' ? wizard.saveNow() : wizard.leave(it.step);
        await settled();
        if (drafts.sent.length > before) {
          const isEnd = it.kind === 'leave' && it.step === last;
          expect(drafts.ended[before]).toBe(isEnd);
          if (isEnd) ends += 1;
        }
        drafts.settle();
        await work;
      }
      const leavings = acts.filter((it) => it.kind === 'leave' && it.step === last);
      expect(ends).toBe(leavings.length);
    }),
    { numRuns: 60 },
  );
});

test('the draft in the answer of a save is shown, below answers typed in the meantime', async () => {
  const { tab, wizard } = await opened(({ answers }) => ({
    answers: { ...answers, 'userInfo.education': 'PH_D' },
    extras: { submissionId: 's-2' },
  }));
  wizard.change('workInfo.employerName', 'PT Lama');
  const saved = wizard.saveNow();
  await settled();
  wizard.change('userInfo.email', 'baru@contoh.com');
  await tab.ending(saved);
  const { answers, extras, saved: held } = wizard.state$.value;
  expect(answers).toMatchObject({
    'workInfo.employerName': 'PT Lama',
    'userInfo.education': 'PH_D',
    'userInfo.email': 'baru@contoh.com',
  });
  expect(held['userInfo.email']).toBe(whole['userInfo.email']);
  expect(extras).toEqual({ submissionId: 's-2' });
});

test('an answer missing in the saved draft is not asked again', async () => {
  const mother = 'userInfo.motherMaidenName';
  const { tab, wizard } = await opened(({ answers: { [mother]: _, ...shown }, extras }) => ({
    answers: shown,
    extras,
  }));
  wizard.change(mother, 'Kartini');
  await tab.ending(wizard.saveNow());
  expect(wizard.state$.value.answers[mother]).toBe('Kartini');
  expect(wizard.firstIncomplete()).toBe(undefined);
});
