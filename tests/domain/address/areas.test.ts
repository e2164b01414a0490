import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';
import { addFault } from '../../../sandbox/lender/faults';
import { type AreaNames, Areas } from '../../../domain/address/areas';
import { areaLevels } from '../../../domain/forms/field';
import type { Stored } from '../../../domain/ports/stored-row';
import { storedRows } from '../../../domain/storage/stored';
import { aVisitOf } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';

const listing = async () => {
  const visit = await aVisitOf('new');
  return { visit, areas: new Areas(visit.http, visit.storage) };
};

/** Returns, for each level, the listed names or the phase of the level. */
const shown = ({ choices$ }: Areas) =>
  areaLevels.map((level) => {
    const choices = choices$.value[level];
    return choices.phase === 'listed'
      ? choices.areas.map(({ name }) => name).join()
      : choices.phase;
  });

const provinces = 'DKI JAKARTA,JAWA BARAT';
const cities = 'KABUPATEN BANDUNG,KOTA BANDUNG';

test.each<[what: string, names: AreaNames, choices: readonly string[]]>([
  ['nothing', {}, [provinces, 'waiting', 'waiting', 'waiting']],
  ['a province', { province: 'JAWA BARAT' }, [provinces, cities, 'waiting', 'waiting']],
  [
    'a province in other letters',
    { province: ' jawa barat' },
    [provinces, cities, 'waiting', 'waiting'],
  ],
  [
    'a whole address',
    { province: 'JAWA BARAT', city: 'KOTA BANDUNG', district: 'Coblong', village: 'Dago' },
    [provinces, cities, 'Coblong', 'Dago'],
  ],
  [
    'a saved name that is not listed',
    { province: 'JAWA BARAT', city: 'Cimahi', district: 'X' },
    [provinces, cities, 'unknown', 'unknown'],
  ],
  [
    'a province that is not listed',
    { province: 'Atlantis' },
    [provinces, ...Array(3).fill('unknown')],
  ],
  [
    'a name with nothing below it',
    { province: 'JAWA BARAT', city: 'KABUPATEN BANDUNG', district: 'Soreang' },
    [provinces, cities, 'unknown', 'unknown'],
  ],
])('the choices for %s', async (_, names, choices) => {
  const { areas } = await listing();
  await areas.show(names);
  expect(shown(areas)).toEqual(choices);
});

test('each list is requested once', async () => {
  const { visit, areas } = await listing();
  await areas.show({ province: 'JAWA BARAT' });
  await areas.show({ province: 'JAWA BARAT', city: 'KOTA BANDUNG' });
  expect(visit.count('areasBelow')).toBe(3);
});

test('a level whose list fails is typed, and becomes a list once its list loads', async () => {
  const { visit, areas } = await listing();
  addFault(visit.world, { path: '/v1/kyc/area/ktp/{id}', status: 500, times: 1 });
  await areas.show({ province: 'JAWA BARAT' });
  expect(shown(areas)).toEqual(Array(4).fill('unknown'));
  await areas.show({ province: 'JAWA BARAT' });
  expect(shown(areas)).toEqual([provinces, cities, 'waiting', 'waiting']);
});

test.each([
  [0, 1],
  [1, 0],
])('the newest address is shown in any order of the answers: %i, %i', async (...order) => {
  const http = new HeldHttp();
  const areas = new Areas(http, new MemoryStorage());
  const area = (id: string) => ({ id, name: id });
  void areas.show({});
  await http.answer([area('A'), area('B')]);
  void areas.show({ province: 'A' });
  await settled();
  void areas.show({ province: 'B' });
  await settled();
  expect(areas.choices$.value.city.phase).toBe('loading');
  const [a, b] = [
    () => http.answer([area('A1')]),
    () => http.answer([area('B1')], http.waiting.length - 1),
  ];
  for (const which of order) await (which === 0 ? a : b)();
  expect(shown(areas)).toEqual(['A,B', 'B1', 'waiting', 'waiting']);
  // The late answer is cached for the next time.
  await areas.show({ province: 'A' });
  expect([shown(areas)[1], http.waiting.length]).toEqual(['A1', 0]);
});

const cideng: AreaNames = {
  province: 'DKI JAKARTA',
  city: 'KOTA ADMINISTRASI JAKARTA PUSAT',
  district: 'Gambir',
  village: 'Cideng',
};

test('postal codes are requested with a complete address only', async () => {
  const { visit, areas } = await listing();
  expect(await areas.postalCodes(cideng)).toEqual(['10150']);
  expect(visit.http.calls[0]?.raw.body).toMatchObject({
    subDistrict: 'Cideng',
    district: 'Gambir',
  });
  expect(await areas.postalCodes({ ...cideng, village: 'Nowhere' })).toEqual([]);
  for (const level of areaLevels)
    expect(await areas.postalCodes({ ...cideng, [level]: '' })).toEqual([]);
  expect(visit.count('postalCode')).toBe(2);
  addFault(visit.world, { path: '/v1/kyc/postal-code', status: 500, times: 1 });
  expect(await areas.postalCodes(cideng)).toEqual([]);
});

test.each([
  [{ postalCode: '1', postalCodes: ['2', '3'] }, ['2', '3']],
  [{ postalCode: '1' }, ['1']],
  [{}, []],
])('the answer %j holds the codes %j', async (answer, codes) => {
  const http = new HeldHttp();
  const found = new Areas(http, new MemoryStorage()).postalCodes(cideng);
  await http.answer(answer);
  expect(await found).toEqual(codes);
});

test('names of an identity card take the spelling of the server if it has one', async () => {
  const { visit, areas } = await listing();
  const card = {
    province: 'dki jakarta',
    city: 'Jakarta Pusat',
    district: 'Gambir',
    village: 'Roxy',
  };
  expect(await areas.match(card)).toEqual({
    province: 'DKI JAKARTA',
    city: 'KOTA ADMINISTRASI JAKARTA PUSAT',
    district: 'Gambir',
    village: 'Roxy',
  });
  addFault(visit.world, { method: 'POST', path: '/v1/kyc/area/ktp', status: 500, times: 1 });
  expect(await areas.match(card)).toEqual(card);
  expect(await areas.match({ province: 'Bali' })).toEqual({ province: 'Bali' });
});

const bandung: AreaNames = { province: 'JAWA BARAT', city: 'BANDUNG KOTA' };
const depok: AreaNames = { province: 'JAWA BARAT', city: 'DEPOK KOTA' };

/** The documents of one browser share its storage. */
const browser = () => {
  const [http, storage] = [new HeldHttp(), new MemoryStorage()];
  return { http, storage, open: () => new Areas(http, storage) };
};

test('the same names are matched once, here, after a reload and in another tab', async () => {
  const { http, open } = browser();
  const areas = open();
  const first = areas.match(bandung);
  expect(await open().match(bandung)).toBe(bandung);
  await http.answer({});
  expect(await first).toEqual(bandung);
  for (const document of [areas, open()]) expect(await document.match(bandung)).toBe(bandung);
  expect(http.sent).toBe(1);
});

test.each(['here', 'after a reload'])('a changed address is matched again, %s', async (at) => {
  const { http, open } = browser();
  const areas = open();
  void areas.show(bandung);
  void areas.match(bandung);
  void areas.show(depok);
  const before = http.sent;
  void (at === 'here' ? areas : open()).match(depok);
  expect(http.sent - before).toBe(1);
});

test('the matched spelling is not a change, so another tab does not match again', async () => {
  const { http, open } = browser();
  const areas = open();
  void areas.show(bandung);
  const match = areas.match(bandung);
  await http.answer({ city: { id: '3273', name: 'KOTA BANDUNG' } }, 1);
  const matched = await match;
  expect(matched).toEqual({ province: 'JAWA BARAT', city: 'KOTA BANDUNG' });
  void areas.show(matched);
  expect(await open().match(bandung)).toBe(bandung);
});

test('a refused match is tried again the next time, here and after a reload', async () => {
  const { http, open } = browser();
  const areas = open();
  for (const document of [areas, areas, open()]) {
    const match = document.match(bandung);
    await http.fail({ kind: 'api', status: 500, code: 'DOWN', message: '', body: undefined });
    expect(await match).toBe(bandung);
  }
  void open().match(bandung);
  expect(http.sent).toBe(4);
});

test('a match whose answer was lost is tried again in the same document only', async () => {
  const { http, open } = browser();
  const areas = open();
  void areas.match(bandung);
  await http.fail({ kind: 'network' });
  expect(await open().match(bandung)).toBe(bandung);
  expect(http.sent).toBe(1);
  void areas.match(bandung);
  expect(http.sent).toBe(2);
});

test('a late failure does not affect a newer match', async () => {
  const { http, open } = browser();
  const areas = open();
  void areas.match(bandung);
  void areas.match(depok);
  await http.fail({ kind: 'network' });
  expect(await open().match(depok)).toBe(depok);
  expect(http.sent).toBe(2);
});

test('the browser stores a flag for every address, and none of its names', () => {
  const kept = [bandung, depok, cideng].map((names) => {
    const { storage, open } = browser();
    void open().match(names);
    return storedRows.flatMap((row) => storage.read(row as Stored<unknown>) ?? []);
  });
  expect(kept).toEqual([[true], [true], [true]]);
});
