import { expect, test } from 'vitest';
import type { HomePage } from '../../../domain/home/home';
import { noticeDue, type SeenNotices } from '../../../domain/home/notices';
import { readInstant } from '../../../domain/kernel/instant';

type Module = HomePage['modules'][number];

const at = (wib: string): number => readInstant(wib) ?? Number.NaN;
const noon = at('2025-04-18T12:00:00');

const homeWith = (modules: readonly Module[], limitTypes?: readonly string[]): HomePage => ({
  profile: { name: 'Sari', ...(limitTypes && { limitTypes: [...limitTypes] }) },
  modules: [...modules],
  readAt: noon,
});

const zero: Module = { type: 'ZERO_PERCENT', title: 'Cicilan' };
const promo: Module = { type: 'DISCOUNT_PROMO' };
const products = (...names: readonly string[]): Module => ({
  type: 'SHORTCUTS',
  items: names.map((product) => ({ product })),
});
const everything = homeWith([products('GPL'), promo, zero], ['PERMANENT']);

test('a home without news shows no notice', () => {
  const plain = homeWith([{ type: 'NEXT_BILL' }, { type: 'SHORTCUTS', items: [{ id: 'a' }] }], []);
  expect(noticeDue(plain, {}, noon)).toBe(undefined);
  expect(noticeDue({ modules: [], readAt: noon }, {}, noon)).toBe(undefined);
});

test('notices come one at a time: limit, zero-percent offer, promotion, coach marks', () => {
  const told: SeenNotices[] = [
    {},
    { limitIncreaseSeen: true },
    { limitIncreaseSeen: true, zeroPercentMonth: '2025-04' },
    { limitIncreaseSeen: true, zeroPercentDismissed: true, discountPromoDismissed: true },
  ];
  expect(told.map((before) => noticeDue(everything, before, noon)?.kind)).toEqual([
    'limit-raised',
    'zero-percent',
    'discount',
    'coach-mark',
  ]);
  const all = { ...told[3], coachMarks: { GPL: true } };
  expect(noticeDue(everything, all, noon)).toBe(undefined);
});

test('the notice of a changed limit carries the types that the server sent', () => {
  const home = homeWith([], ['TEMPORARY', 'PERMANENT']);
  expect(noticeDue(home, {}, noon)).toEqual({
    kind: 'limit-raised',
    limitTypes: ['TEMPORARY', 'PERMANENT'],
  });
  expect(noticeDue(home, { limitIncreaseSeen: false }, noon)?.kind).toBe('limit-raised');
  expect(noticeDue(home, { limitIncreaseSeen: true }, noon)).toBe(undefined);
});

test.each([
  // Told, the month it was last told in, whether it is told now.
  ['2025-04-30T23:59:59', '2025-04', false],
  ['2025-05-01T00:00:00', '2025-04', true],
  // Midnight in Jakarta is five in the afternoon of the day before in Greenwich.
  ['2025-04-30T17:00:00Z', '2025-04', true],
  ['2025-04-30T16:59:59Z', '2025-04', false],
  ['2025-12-31T23:59:59', '2025-12', false],
  ['2026-01-01T00:00:00', '2025-12', true],
  ['2026-04-18T12:00:00', '2025-04', true],
  ['2025-04-18T12:00:00', undefined, true],
])('at %s, last told in %s: the offer without interest is told: %s', (now, month, told) => {
  const due = noticeDue(homeWith([zero]), { zeroPercentMonth: month }, at(now));
  expect(due).toEqual(told ? { kind: 'zero-percent', module: zero } : undefined);
});

test('a declined zero-percent offer never comes again', () => {
  const told = { zeroPercentDismissed: true, zeroPercentMonth: '2025-01' };
  expect(noticeDue(homeWith([zero]), told, noon)).toBe(undefined);
});

test('a promotion that was closed stays closed', () => {
  expect(noticeDue(homeWith([promo]), {}, noon)).toEqual({ kind: 'discount', module: promo });
  expect(noticeDue(homeWith([promo]), { discountPromoDismissed: true }, noon)).toBe(undefined);
});

test('a coach mark comes once a product, in the order of the page, and only where its line shows', () => {
  const home = homeWith([
    { type: 'UNKNOWN', items: [{ product: 'HIDDEN' }] },
    products('GPL', 'GPP'),
    { type: 'PARTNERS', items: [{ title: 'Pasar' }, { product: 'BILLS' }] },
  ]);
  const next = (coachMarks: SeenNotices['coachMarks']) => noticeDue(home, { coachMarks }, noon);
  expect(next(undefined)).toEqual({ kind: 'coach-mark', product: 'GPL' });
  expect(next({ GPL: true })).toEqual({ kind: 'coach-mark', product: 'GPP' });
  expect(next({ GPP: true, GPL: true })).toEqual({ kind: 'coach-mark', product: 'BILLS' });
  expect(next({ GPP: true, GPL: true, BILLS: true })).toBe(undefined);
});
