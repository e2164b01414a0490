import { expect, test } from 'vitest';
import type { AreaPath } from '../../../domain/address/find-areas';
import { citiesNamed, matchingAreas } from '../../../domain/address/match-areas';

const path = (...names: readonly string[]): AreaPath =>
  names.map((name, at) => ({ id: names.slice(0, at + 1).join('/'), name }));

const country = [
  path('DAERAH ISTIMEWA YOGYAKARTA'),
  path('JAWA BARAT'),
  path('DKI JAKARTA'),
  path('DAERAH ISTIMEWA YOGYAKARTA', 'KOTA YOGYAKARTA'),
  path('JAWA BARAT', 'KABUPATEN BANDUNG'),
  path('JAWA BARAT', 'KABUPATEN BANDUNG BARAT'),
  path('JAWA BARAT', 'KOTA BANDUNG'),
  path('JAWA BARAT', 'KABUPATEN BEKASI'),
];
const bandung = [
  path('JAWA BARAT', 'KOTA BANDUNG', 'Coblong'),
  path('JAWA BARAT', 'KOTA BANDUNG', 'Coblong', 'Dago'),
  path('JAWA BARAT', 'KOTA BANDUNG', 'Bandung Wetan', 'Citarum'),
];

const found = (list: readonly AreaPath[], text: string, from = 0) =>
  matchingAreas(list, text, from).map((it) => it[it.length - 1]?.name);

test.each([
  ['DI Yogyakarta', ['DAERAH ISTIMEWA YOGYAKARTA', 'KOTA YOGYAKARTA']],
  ['D.I. Yogyakarta', ['DAERAH ISTIMEWA YOGYAKARTA', 'KOTA YOGYAKARTA']],
  ['DIY', ['DAERAH ISTIMEWA YOGYAKARTA', 'KOTA YOGYAKARTA']],
  ['Kab. Bandung', ['KABUPATEN BANDUNG', 'KABUPATEN BANDUNG BARAT']],
  ['bandung kabupaten', ['KABUPATEN BANDUNG', 'KABUPATEN BANDUNG BARAT']],
  ['Kota Bandung, Jawa Barat', ['KOTA BANDUNG']],
  ['jakarta', ['DKI JAKARTA']],
  ['bekasi', ['KABUPATEN BEKASI']],
  ['jogja', ['DAERAH ISTIMEWA YOGYAKARTA', 'KOTA YOGYAKARTA']],
  ['Kodya Bandung', ['KOTA BANDUNG']],
  ['jabar', ['JAWA BARAT']],
  ['', country.map((it) => it[it.length - 1]?.name)],
])('%j finds %j in the country', (text, names) => {
  expect(found(country, text)).toEqual(names);
});

test.each([
  ['Dago', ['Dago']],
  ['Kel. Dago Kec. Coblong', ['Dago']],
  ['coblong', ['Coblong']],
  ['Desa Citarum, Bandung Wetan', ['Citarum']],
  ['bandung', []],
])('below the city %j finds %j', (text, names) => {
  expect(found(bandung, text, 2)).toEqual(names);
});

test('a village typed before its city is searched in the named cities', () => {
  const cities = (text: string) => citiesNamed(country, text).map((it) => it[1]?.name);
  expect(cities('Dago Kota Bandung')).toEqual(['KOTA BANDUNG']);
  expect(cities('Dago Bandung')).toHaveLength(3);
  expect(cities('Dago')).toEqual([]);
  expect(found(bandung, 'Dago Kota Bandung')).toEqual(['Dago']);
  expect(found(bandung, 'kota bandung dago')).toEqual(['Dago']);
});
