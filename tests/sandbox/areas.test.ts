import { expect, test } from 'vitest';
import { comparableName } from '../../sandbox/lender/area-directory';
import { fewAreas } from '../support/few-areas';
import { findAreaByName } from '../../sandbox/lender/area-directory';
import { indonesia } from '../../sandbox/areas';
import { knownPostalCodes, postalCodesOf } from '../../sandbox/postal-codes';

const areas = indonesia();
const below = (ids: readonly string[]) => ids.flatMap((id) => areas.below(id).map((it) => it.id));

test('the lists contain all of Indonesia, level by level', () => {
  const provinces = below(['root']);
  const cities = below(provinces);
  const districts = below(cities);
  const villages = below(districts);
  expect([provinces, cities, districts, villages].map((it) => it.length)).toEqual([
    38, 514, 7277, 83_763,
  ]);
  expect(new Set(villages).size).toBe(83_763);
  for (const id of ['', 'x', '__proto__', '31.71.01.1002']) expect(areas.below(id)).toEqual([]);
});

test.each([
  ['root', 'dki jakarta', '31'],
  ['root', 'Jakarta', '31'],
  ['31', 'JAKARTA PUSAT', '31.71'],
  ['31', 'Kota Adm. Jakarta Pusat', '31.71'],
  ['32', 'KOTA BANDUNG', '32.73'],
  ['32', 'KABUPATEN BANDUNG', '32.04'],
  ['32', 'BANDUNG', undefined],
  ['31.71', ' gambir ', '31.71.01'],
  ['31.71', 'Nowhere', undefined],
])('below %s, %j is %s', (id, name, expected) => {
  expect(findAreaByName(areas.below(id), name)?.id).toBe(expected);
});

test('every known postal code belongs to an existing village, and has five digits', () => {
  const districts = new Map(
    ['31', '32'].flatMap((province) =>
      below([province]).flatMap((city) =>
        areas.below(city).map((district) => [comparableName(district.name), district.id] as const),
      ),
    ),
  );
  for (const [district, villages] of Object.entries(knownPostalCodes)) {
    const names = areas.below(districts.get(district) ?? '').map((it) => comparableName(it.name));
    expect(names).toEqual(expect.arrayContaining(Object.keys(villages)));
    for (const code of Object.values(villages)) expect(code).toMatch(/^[1-9]\d{4}$/);
  }
});

test('a village without a known postal code returns none', () => {
  const names = { province: 'ACEH', city: 'x', district: 'Bakongan', village: 'Keude Bakongan' };
  expect(postalCodesOf(names)).toEqual([]);
  expect(postalCodesOf({ ...names, district: 'constructor', village: 'name' })).toEqual([]);
  expect(postalCodesOf({ ...names, district: 'gambir', village: 'cideng' })).toEqual(['10150']);
});

test('the few areas for tests are real ones', () => {
  const listed = ['root', '31', '31.71', '31.71.01', '31.71.06', '32', '32.73', '32.73.02'];
  for (const id of listed) {
    const few = fewAreas.below(id);
    expect(few.length).toBeGreaterThan(0);
    expect(areas.below(id)).toEqual(expect.arrayContaining([...few]));
  }
});
