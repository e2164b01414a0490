import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFault } from '../../../adapters/memory/lender/faults';
import { latestValue } from '../../../domain/kernel/loadable';
import { Settings, type Toggle } from '../../../domain/settings/settings';
import { saveToggle } from '../../../domain/settings/calls';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';

const stateOf = ({ toggles$ }: Settings): Record<string, boolean> =>
  Object.fromEntries(
    (latestValue(toggles$.value) ?? []).map(({ feature, enabled }) => [feature, enabled]),
  );

test('lists what the server lists, in its order, and sets it for good', async () => {
  const visit = await aVisitOf('approved');
  const settings = new Settings(visit.http, visit.session);
  await settings.load();
  const before = latestValue(settings.toggles$.value)?.map(({ feature }) => feature);
  expect(before).toEqual(['BILL_REMINDER', 'USAGE_ALERT', 'PROMO_UPDATE', 'PERSONALISED_OFFER']);
  expect(await settings.set('PROMO_UPDATE', true)).toEqual({ ok: true, value: undefined });
  const again = new Settings(visit.http, visit.session);
  await again.load();
  expect(stateOf(again)).toEqual({ ...stateOf(settings), PROMO_UPDATE: true });
});

test('a toggle that fails reverts itself alone, with the failure to tell', async () => {
  const visit = await aVisitOf('approved');
  const settings = new Settings(visit.http, visit.session);
  await settings.load();
  const before = stateOf(settings);
  const path = '/account-management/settings/toggle';
  addFault(visit.world, { method: 'PATCH', path, status: 500, code: 'DOWN', times: 1 });
  const [failed, other] = [
    settings.set('BILL_REMINDER', false),
    settings.set('PROMO_UPDATE', true),
  ];
  expect(stateOf(settings)).toEqual({ ...before, BILL_REMINDER: false, PROMO_UPDATE: true });
  expect(await failed).toMatchObject({ ok: false, error: { code: 'DOWN' } });
  expect(await other).toMatchObject({ ok: true });
  expect(stateOf(settings)).toEqual({ ...before, PROMO_UPDATE: true });
});

test.each([
  ['an empty list', (http: HeldHttp) => http.answer([]), { kind: 'contract', path: 'settings' }],
  ['no answer', (http: HeldHttp) => http.fail({ kind: 'network' }), { kind: 'network' }],
])('%s is a failure', async (_, end, failure) => {
  const http = new HeldHttp();
  const settings = new Settings(http, new Visit().session);
  void settings.load();
  expect(settings.toggles$.value).toEqual({ phase: 'loading' });
  await end(http);
  expect(settings.toggles$.value).toEqual({ phase: 'failed', failure });
});

test('whoever leaves takes their settings along, also those on their way', async () => {
  const visit = await aVisitOf('approved');
  const http = new HeldHttp();
  const settings = new Settings(http, visit.session);
  void settings.load();
  await http.answer([{ feature: 'A', enabled: false }]);
  void settings.set('A', true);
  void settings.load();
  await visit.logIn(visit.person('approved'));
  expect(settings.toggles$.value).toEqual({ phase: 'idle' });
  // The newcomer does the same, before the answers of the one before have come.
  void settings.load();
  await http.answer([{ feature: 'A', enabled: false }], 2);
  void settings.set('A', false);
  await http.answer(undefined);
  await http.answer([{ feature: 'A', enabled: true }]);
  expect(stateOf(settings)).toEqual({ A: false });
  expect(http.waiting.map(({ input }) => input)).toEqual([
    { body: { feature: 'A', enabled: false } },
  ]);
  await http.fail({ kind: 'network' });
  expect(stateOf(settings)).toEqual({ A: false });
});

/** What somebody, the network and the server may do, in any order. `late`: the list is as it was when it was asked for. */
type Step =
  | { readonly kind: 'set'; readonly feature: string; readonly enabled: boolean }
  | { readonly kind: 'load' }
  | {
      readonly kind: 'end';
      readonly nth: number;
      readonly how: 'done' | 'refused';
      readonly late: boolean;
    };

const features = ['A', 'B', 'C'];
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    feature: fc.constantFrom(...features),
    enabled: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('load' as const) }),
  fc.record({
    kind: fc.constant('end' as const),
    nth: fc.nat(3),
    how: fc.constantFrom('done' as const, 'refused' as const),
    late: fc.boolean(),
  }),
);

test('in whatever order things happen, what is shown in the end is what the server holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const http = new HeldHttp();
      const settings = new Settings(http, new Visit().session);
      const server = new Map(features.map((feature) => [feature, false]));
      const listed = () => [...server].map(([feature, enabled]): Toggle => ({ feature, enabled }));
      const seenAt = new Map<unknown, readonly Toggle[]>();
      const intents = new Map<string, boolean>();
      const refusedOnce = new Set<string>();

      const end = async (nth: number, how: 'done' | 'refused', late: boolean): Promise<void> => {
        const call = http.waiting[nth % http.waiting.length];
        if (!call) return;
        const at = http.waiting.indexOf(call);
        if (call.row === saveToggle) {
          const { body } = call.input as { body: Toggle };
          if (how === 'refused') refusedOnce.add(body.feature);
          else server.set(body.feature, body.enabled);
          await (how === 'done' ? http.answer(undefined, at) : http.fail({ kind: 'network' }, at));
        } else if (how === 'refused') await http.fail({ kind: 'network' }, at);
        else await http.answer(late ? seenAt.get(call) : listed(), at);
      };

      void settings.load();
      await http.answer(listed());
      for (const it of steps) {
        if (it.kind === 'load') void settings.load();
        if (it.kind === 'set') {
          intents.set(it.feature, it.enabled);
          void settings.set(it.feature, it.enabled);
          expect(stateOf(settings)[it.feature]).toBe(it.enabled);
        }
        for (const call of http.waiting) if (!seenAt.has(call)) seenAt.set(call, listed());
        if (it.kind === 'end') await end(it.nth, it.how, it.late);
        for (const call of http.waiting) if (!seenAt.has(call)) seenAt.set(call, listed());
        const saving = http.waiting.filter((call) => call.row === saveToggle);
        const busy = saving.map((call) => (call.input as { body: Toggle }).body.feature);
        expect(new Set(busy).size).toBe(busy.length);
      }
      while (http.waiting.length > 0) await end(0, 'done', true);
      await settled();
      expect(stateOf(settings)).toEqual(Object.fromEntries(server));
      for (const [feature, enabled] of intents)
        if (!refusedOnce.has(feature)) expect(server.get(feature)).toBe(enabled);
    }),
    { numRuns: 400 },
  );
});
