import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check } from '../../../domain/forms/check';
import { clean } from '../../../domain/forms/clean';
import { fieldNamed } from '../../../domain/forms/form';
import type { Wizard } from '../../../domain/forms/wizard';
import { kycForm } from '../../../domain/kyc/form';
import { aDraft, Tab } from '../support/a-wizard';
import type { Settling } from '../support/held-drafts';
import { settled } from '../support/held-http';

const province = 'residentialInfo.province';
const city = 'residentialInfo.city';

/** Some values are correct, some are probable mistakes, some are impossible. */
const typable: Readonly<Record<string, readonly string[]>> = {
  'personalInfo.email': ['siti@contoh.com', 'siti@gmial.com', 'siti@', ''],
  'personalInfo.motherMaidenName': ['Aminah', 'Kartini', 'K2'],
  'workInfo.companyName': ['PT Maju', 'CV Jaya', '-'],
  'workInfo.monthlyIncome': ['7.500.000', '8000000', 'banyak'],
  [province]: ['Jawa Barat', 'Bali'],
  [city]: ['Kota Bandung', 'Kota Denpasar'],
  'emergencyInfo.phone': ['0812 3456 7890', '+62 812 3456 7891', '12'],
};

const steps = ['kycStep2', 'kycStep3', 'kycStep4', 'kycStep5'] as const;
const settling: readonly Settling[] = ['saved', 'failed', 'unheard'];

type Act =
  | { readonly kind: 'change'; readonly name: string; readonly text: string }
  | { readonly kind: 'leave'; readonly step: (typeof steps)[number] }
  | { readonly kind: 'hide' | 'refresh' }
  | { readonly kind: 'settle' | 'reload'; readonly how: Settling };

const change = fc.constantFrom(...Object.entries(typable)).chain(([name, texts]) =>
  fc.record({
    kind: fc.constant('change' as const),
    name: fc.constant(name),
    text: fc.constantFrom(...texts),
  }),
);
const how = fc.constantFrom(...settling);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: change },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const), how }) },
  fc.record({ kind: fc.constant('leave' as const), step: fc.constantFrom(...steps) }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('hide' as const, 'refresh' as const) }),
  },
  fc.record({ kind: fc.constant('reload' as const), how }),
);

/** The answers that the user expects on the screen. */
class Person {
  readonly typed = new Map<string, string>();

  types(name: string, text: string): void {
    if (name === province && this.typed.get(province) !== text) this.typed.set(city, '');
    this.typed.set(name, text);
  }

  /** Expects every typed answer on the screen; volatile ones may be asked again instead. */
  looks(wizard: Wizard): void {
    const { answers, again } = wizard.state$.value;
    for (const [name, text] of this.typed) {
      if (again.includes(name)) this.typed.delete(name);
      else {
        const { kind = 'text' } = fieldNamed(kycForm, name) ?? {};
        expect([name, clean(kind, answers[name] ?? '')]).toEqual([name, clean(kind, text)]);
      }
    }
  }
}

test('with any typing, leaving, hiding, refusals, losses and reloads no answer is lost and the newest is saved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), fc.boolean(), async (acts, shows) => {
      const tab = new Tab(aDraft({}));
      // A server that returns drafts with its saves does not restore overwritten answers.
      if (shows) tab.drafts.shows = (held) => held;
      const person = new Person();
      let wizard = await tab.open();
      for (const one of acts) {
        if (one.kind === 'change') {
          person.types(one.name, one.text);
          wizard.change(one.name, one.text);
        }
        if (one.kind === 'leave') void wizard.leave(one.step);
        if (one.kind === 'hide') void wizard.saveNow();
        if (one.kind === 'refresh') void wizard.refresh();
        if (one.kind === 'settle') tab.drafts.settle(one.how);
        if (one.kind === 'reload') {
          tab.close();
          tab.drafts.settle(one.how);
          await settled();
          wizard = await tab.open();
        }
        await settled();
        expect(tab.drafts.inFlight).toBeLessThanOrEqual(1);
        person.looks(wizard);
      }
      void wizard.saveNow();
      for (let n = 0; n < 4; n += 1) {
        await settled();
        tab.drafts.settle();
      }
      await settled();
      const { answers: held } = tab.drafts.held;
      for (const [name, text] of person.typed) {
        const field = fieldNamed(kycForm, name);
        if (!field) continue;
        const correct = text === '' || !check(field, text, wizard.context).hard;
        if (correct) expect([name, held[name] ?? '']).toEqual([name, clean(field.kind, text)]);
        else expect(tab.kept).toContain(name);
      }
    }),
    {
      numRuns: 150,
      examples: [
        // Answers that change while the save of the earlier ones is in flight, and a page that closes before the
        // answer.
        ...(
          [
            ['residentialInfo.city', 'Kota Bandung', 'residentialInfo.province', 'Jawa Barat'],
            ['personalInfo.motherMaidenName', 'Aminah', 'personalInfo.motherMaidenName', 'Kartini'],
            ['workInfo.monthlyIncome', '7.500.000', 'workInfo.monthlyIncome', 'banyak'],
          ] as const
        ).map(([first, said, then, later]): [Act[], boolean] => [
          [
            { kind: 'change', name: first, text: said },
            { kind: 'hide' },
            { kind: 'change', name: then, text: later },
            { kind: 'reload', how: 'saved' },
          ],
          false,
        ]),
        // The page closes while a save waits for the one before it.
        [
          [
            { kind: 'change', name: 'emergencyInfo.phone', text: '0812 3456 7890' },
            { kind: 'hide' },
            { kind: 'change', name: 'workInfo.companyName', text: 'PT Maju' },
            { kind: 'hide' },
            { kind: 'reload', how: 'saved' },
            { kind: 'hide' },
          ],
          false,
        ],
      ],
    },
  );
});
