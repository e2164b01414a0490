import { expect, test } from 'vitest';
import { type AdministrativeArea, Areas } from '../../../domain/address/areas';
import { type AreaPath, findAreas, withPostalCode } from '../../../domain/address/find-areas';
import { aVisitOf } from '../support/a-visit';

const searching = async () => {
  const { http, storage } = await aVisitOf('new');
  const areas = new Areas(http, storage);
  /** Returns every list that the search reports. */
  const find = async (path: AreaPath, deep: boolean, signal = new AbortController().signal) => {
    const told: (readonly AreaPath[])[] = [];
    await findAreas(areas, path, deep, (found) => told.push(found), signal);
    return told;
  };
  return { areas, find };
};

const names = (paths: readonly AreaPath[] = []) =>
  paths.map((path) => path.map(({ name }) => name).join(' > '));

/** Follows the names down, one level at a time. */
const walk = async (areas: Areas, ...way: readonly string[]): Promise<AreaPath> => {
  const path: AdministrativeArea[] = [];
  for (const name of way) {
    const list = await areas.below(path[path.length - 1]?.id ?? 'root');
    path.push(...list.filter((area) => area.name === name));
  }
  return path;
};

test('the search reports two levels at a time, the nearer one first', async () => {
  const { find } = await searching();
  const told = await find([], true);
  expect(names(told[0])).toEqual(['DKI JAKARTA', 'JAWA BARAT']);
  const further = names(told[told.length - 1]).slice(2);
  expect(further).toContain('JAWA BARAT > KOTA BANDUNG');
  expect(new Set(further.map((it) => it.split(' > ')[0])).size).toBe(2);
});

test('without a text the search reads only the next level, and below a district it finds villages only', async () => {
  const { areas, find } = await searching();
  expect(names((await find([], false))[0])).toEqual(['DKI JAKARTA', 'JAWA BARAT']);
  const coblong = await walk(areas, 'JAWA BARAT', 'KOTA BANDUNG', 'Coblong');
  const told = await find(coblong, true);
  expect(told).toHaveLength(1);
  expect(names(told[0])).toEqual(['JAWA BARAT > KOTA BANDUNG > Coblong > Dago']);
});

test('a cancelled search reports nothing', async () => {
  const { find } = await searching();
  expect(await find([], true, AbortSignal.abort())).toEqual([]);
});

test('a postal code finds its villages', async () => {
  const { areas, find } = await searching();
  const coblong = await walk(areas, 'JAWA BARAT', 'KOTA BANDUNG', 'Coblong');
  const [villages = []] = await find(coblong, false);
  expect(names(await withPostalCode(areas, villages, '40135'))).toHaveLength(1);
  expect(await withPostalCode(areas, villages, '40999')).toEqual([]);
});
