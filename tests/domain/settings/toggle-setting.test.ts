import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { usualToggles } from '../../../sandbox/lender/settings';
import { latestValue } from '../../../domain/kernel/loadable';
import { type Toggle, ToggleSetting } from '../../../domain/settings/toggle-setting';
import { saveToggle } from '../../../domain/settings/calls';
import { aVisitOf } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';

const stateOf = ({ state$ }: ToggleSetting): Record<string, boolean> =>
  Object.fromEntries(
    (latestValue(state$.value) ?? []).map(({ feature, enabled }) => [feature, enabled]),
  );

test('toggles keep the order of the server, and a change is saved', async () => {
  const visit = await aVisitOf('approved');
  const settings = new ToggleSetting(visit.http);
  await settings.load();
  const before = latestValue(settings.state$.value)?.map(({ feature }) => feature);
  expect(before).toEqual(Object.keys(usualToggles));
  expect(await settings.set('PROMO_UPDATE', true)).toEqual({ ok: true, value: undefined });
  const again = new ToggleSetting(visit.http);
  await again.load();
  expect(stateOf(again)).toEqual({ ...stateOf(settings), PROMO_UPDATE: true });
});

test('only the toggle whose change fails is reverted, and the failure is returned', async () => {
  const visit = await aVisitOf('approved');
  const settings = new ToggleSetting(visit.http);
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
  const settings = new ToggleSetting(http);
  void settings.load();
  expect(settings.state$.value).toEqual({ phase: 'loading' });
  await end(http);
  expect(settings.state$.value).toEqual({ phase: 'failed', failure });
});

test.each([
  [
    { feature: 'A', enabled: false },
    { ok: false, error: { kind: 'api', status: 200 } },
  ],
  [{ enabled: false }, { ok: false, error: { kind: 'api', status: 200 } }],
  [{ enabled: 'MAYBE' }, { ok: false, error: { kind: 'contract', path: 'enabled' } }],
  [{ feature: 'B', enabled: false }, { ok: true }],
  [{ feature: 'A', enabled: true }, { ok: true }],
  [
    { feature: 'A', enabled: 'N' },
    { ok: false, error: { kind: 'api', status: 200 } },
  ],
  [{}, { ok: true }],
  ['created', { ok: true }],
  [undefined, { ok: true }],
])('the answer %j to switching a toggle on means %j', async (answer, result) => {
  const http = new HeldHttp();
  const settings = new ToggleSetting(http);
  void settings.load();
  await http.answer([{ feature: 'A', enabled: false }]);
  const saved = settings.set('A', true);
  await http.answer(answer);
  expect(await saved).toEqual(result);
  expect(stateOf(settings)).toEqual({ A: result.ok });
});

test('during a save a second press sends the newest value after the first', async () => {
  const http = new HeldHttp();
  const settings = new ToggleSetting(http);
  void settings.load();
  await http.answer([{ feature: 'A', enabled: false }]);
  const first = settings.set('A', true);
  expect(await settings.set('A', false)).toEqual({ ok: true, value: undefined });
  expect([http.sent, stateOf(settings)]).toEqual([2, { A: false }]);
  await http.fail({ kind: 'timeout' });
  expect(http.waiting[0]?.input).toEqual({ body: { feature: 'A', enabled: false } });
  await http.answer({});
  expect(await first).toEqual({ ok: true, value: undefined });
  expect([http.sent, stateOf(settings)]).toEqual([3, { A: false }]);
});

/** A step of the user, the network or the server. `late`: the list is from the time of its request. */
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

test('in any order of presses, lists and failures, the toggles end as those of the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const http = new HeldHttp();
      const settings = new ToggleSetting(http);
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
