import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import type { HomeData } from '../../../domain/home/read-home';
import { type HomeNotice, noticeDue } from '../../../domain/home/notices';
import { readInstant } from '../../../domain/kernel/instant';
import { rowOf, type StoredName, storedNames, type ValueOf } from '../support/stored-values';

type Module = HomeData['modules'][number];

const at = (wib: string): number => readInstant(wib) ?? Number.NaN;
const noon = at('2025-04-18T12:00:00');

const homeWith = (modules: readonly Module[], limitTypes?: readonly string[]): HomeData => ({
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

type Seen = Partial<{ readonly [K in StoredName]: ValueOf<K> | undefined }>;

/** Returns the notice that is due on a device that has stored `seen`. */
const noticeAfter = (seen: Seen, home: HomeData, now = noon): HomeNotice | undefined => {
  const storage = new MemoryStorage();
  for (const name of storedNames)
    if (seen[name] !== undefined) storage.write(rowOf(name), seen[name]);
  return noticeDue(home, storage, now);
};

const everything = homeWith([products('GPL'), promo, zero], ['PERMANENT']);

test('a home without news shows no notice', () => {
  const plain = homeWith([{ type: 'NEXT_BILL' }, { type: 'SHORTCUTS', items: [{ id: 'a' }] }], []);
  expect(noticeAfter({}, plain)).toBe(undefined);
  expect(noticeAfter({}, { modules: [], readAt: noon })).toBe(undefined);
});

test('notices come one at a time: limit, zero-percent offer, promotion, coach marks', () => {
  const told: Seen[] = [
    {},
    { limitIncreaseSeen: true },
    { limitIncreaseSeen: true, zeroPercentMonth: '2025-04' },
    { limitIncreaseSeen: true, zeroPercentDismissed: true, discountPromoDismissed: true },
  ];
  expect(told.map((before) => noticeAfter(before, everything)?.kind)).toEqual([
    'limit-raised',
    'zero-percent',
    'discount',
    'coach-mark',
  ]);
  const all = { ...told[3], coachMarks: { GPL: true } };
  expect(noticeAfter(all, everything)).toBe(undefined);
});

test('the notice of a changed limit carries the types that the server sent', () => {
  const home = homeWith([], ['TEMPORARY', 'PERMANENT']);
  expect(noticeAfter({}, home)).toEqual({
    kind: 'limit-raised',
    limitTypes: ['TEMPORARY', 'PERMANENT'],
  });
  expect(noticeAfter({ limitIncreaseSeen: false }, home)?.kind).toBe('limit-raised');
  expect(noticeAfter({ limitIncreaseSeen: true }, home)).toBe(undefined);
});

test.each([
  // The time now, the month of the last notice, whether the notice is shown.
  ['2025-04-30T23:59:59', '2025-04', false],
  ['2025-05-01T00:00:00', '2025-04', true],
  // Midnight in Jakarta is 17:00 of the day before in UTC.
  ['2025-04-30T17:00:00Z', '2025-04', true],
  ['2025-04-30T16:59:59Z', '2025-04', false],
  ['2025-12-31T23:59:59', '2025-12', false],
  ['2026-01-01T00:00:00', '2025-12', true],
  ['2026-04-18T12:00:00', '2025-04', true],
  ['2025-04-18T12:00:00', undefined, true],
])('at %s, last shown in %s: the offer without interest is shown: %s', (now, month, told) => {
  const due = noticeAfter({ zeroPercentMonth: month }, homeWith([zero]), at(now));
  expect(due).toEqual(told ? { kind: 'zero-percent', module: zero } : undefined);
});

test('a promotion that was closed stays closed', () => {
  expect(noticeAfter({}, homeWith([promo]))).toEqual({ kind: 'discount', module: promo });
  expect(noticeAfter({ discountPromoDismissed: true }, homeWith([promo]))).toBe(undefined);
});

test('a coach mark comes once for each product, in the order of the page, and only next to a shown line', () => {
  const home = homeWith([
    { type: 'UNKNOWN', items: [{ product: 'HIDDEN' }] },
    products('GPL', 'GPP'),
    { type: 'PARTNERS', items: [{ title: 'Pasar' }, { product: 'BILLS' }] },
  ]);
  const next = (coachMarks: Record<string, boolean> | undefined) =>
    noticeAfter({ coachMarks }, home);
  expect(next(undefined)).toEqual({ kind: 'coach-mark', product: 'GPL' });
  expect(next({ GPL: true })).toEqual({ kind: 'coach-mark', product: 'GPP' });
  expect(next({ GPP: true, GPL: true })).toEqual({ kind: 'coach-mark', product: 'BILLS' });
  expect(next({ GPP: true, GPL: true, BILLS: true })).toBe(undefined);
});
