import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { latestValue } from '../../../domain/kernel/loadable';
import { partnerPath } from '../../../domain/partners/address';
import {
  type Partner,
  partnerGroups,
  Partners,
  partnersNamed,
  searchPartners,
} from '../../../domain/partners/partners';
import { aVisitOf } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

const all: readonly Partner[] = [
  { id: 'm-01', name: 'Pasar Rumah' },
  { id: 'm-02', name: 'Kafé Ibu', tag: 'NEW' },
  { id: 'GOPAYLATER', name: 'Toko Aneh' },
  { id: 'b 1', name: 'Listrik Pascabayar', tag: 'GOPAYLATER' },
  { name: 'Air Bersih Rumah', tag: 'GOPAYLATER' },
];
const names = (found: readonly Partner[]) => found.map(({ name }) => name);

test('the list of partners stays when the next load fails', async () => {
  const visit = await aVisitOf('approved');
  const partners = new Partners(visit.http);
  await partners.load();
  const read = latestValue(partners.state$.value);
  expect(read?.length).toBeGreaterThan(5);
  addFault(visit.world, { path: '/v1/partners', status: 500, times: 1 });
  await partners.load();
  expect(partners.state$.value).toMatchObject({ phase: 'failed', last: read });
});

test('a partner without a name is left out', async () => {
  const http = new HeldHttp();
  const partners = new Partners(http);
  void partners.load();
  await http.answer({ merchants: [{ id: 'a' }, { name: ' ' }, { name: 'Toko' }] });
  expect(latestValue(partners.state$.value)).toEqual([{ name: 'Toko' }]);
});

test('billers form a group, and each group keeps the order of the server', () => {
  const { shops, billers } = partnerGroups(all);
  expect(names(shops)).toEqual(['Pasar Rumah', 'Kafé Ibu', 'Toko Aneh']);
  expect(names(billers)).toEqual(['Listrik Pascabayar', 'Air Bersih Rumah']);
});

test.each([
  ['', 5],
  ['  ', 5],
  ['RUMAH', 2],
  ['rumah pasar', 1],
  ['kafe', 1],
  ['pasar kafe', 0],
  ['(', 0],
])('searching for "%s" finds %i', (wanted, count) => {
  expect(searchPartners(all, wanted).length).toBe(count);
});

test.each([
  ['/partner/m-01', ['Pasar Rumah']],
  ['/partner/M-01/', ['Pasar Rumah']],
  ['/partner/m-01/more', ['Pasar Rumah']],
  [partnerPath('b 1'), ['Listrik Pascabayar']],
  ['/partner/new', ['Kafé Ibu']],
  ['/partner/nobody', []],
  ['/partner/undefined', []],
  ['/partner/%', []],
  ['/partner/', []],
])('%s names %j', (path, expected) => {
  expect(names(partnersNamed(all, path))).toEqual(expected);
});

test('an id is found before a tag, and the tag of billers finds all of them', () => {
  expect(names(partnersNamed(all, '/partner/GOPAYLATER'))).toEqual(['Toko Aneh']);
  const billers = all.filter(({ id }) => id !== 'GOPAYLATER');
  expect(names(partnersNamed(billers, '/partner/gopaylater'))).toEqual([
    'Listrik Pascabayar',
    'Air Bersih Rumah',
  ]);
});
