import { expect, test } from 'vitest';
import { field } from '../../../domain/forms/field';
import { routeIds, ROUTES } from '../../../domain/navigation/routes';
import { areaLabel } from '../../../ui/forms/area-label';
import { inSections } from '../../../ui/forms/sections';
import kycEn from '../../../ui/messages/en/kyc.json';
import kycId from '../../../ui/messages/id/kyc.json';
import { repeated } from '../../support/failures';

test('every page of the application has its own title', () => {
  const pages = routeIds.filter((route) => ROUTES[route].area === 'kyc');
  for (const titles of [kycId.titles, kycEn.titles]) {
    expect(Object.keys(titles).sort()).toEqual([...pages].sort());
    expect(repeated(Object.values(titles))).toEqual([]);
  }
});

const fields = [
  field('personalInfo.email', 'email'),
  field('personalInfo.gender', 'choice'),
  field('personalInfo.motherMaidenName', 'person'),
  field('personalInfo.maritalStatus', 'choice'),
];
const names = (sections: ReturnType<typeof inSections>) =>
  sections.map(({ title, fields: below }) => [title, ...below.map(({ labelKey: word }) => word)]);

test('every field is under the heading before it, and no field is lost', () => {
  const sections = [
    { title: 'A', from: 'personalInfo.gender' },
    { title: 'B', from: 'personalInfo.maritalStatus' },
  ];
  expect(names(inSections(fields, sections, () => true))).toEqual([
    [undefined, 'email'],
    ['A', 'gender', 'motherMaidenName'],
    ['B', 'maritalStatus'],
  ]);
  expect(names(inSections(fields, [], () => true))[0]?.length).toBe(fields.length + 1);
});

test('a heading stays when its first field is not asked, and goes when no field is left', () => {
  const sections = [
    { title: 'A', from: 'personalInfo.gender' },
    { title: 'B', from: 'personalInfo.maritalStatus' },
  ];
  const asked = inSections(fields, sections, ({ labelKey: word }) => !/gender|marital/.test(word));
  expect(names(asked)).toEqual([
    [undefined, 'email'],
    ['A', 'motherMaidenName'],
  ]);
});

test.each([
  ['KOTA BANDUNG', 'Kota Bandung'],
  ['DKI JAKARTA', 'DKI Jakarta'],
  ['DI YOGYAKARTA', 'DI Yogyakarta'],
  ['Koto VII', 'Koto VII'],
  ['', ''],
])('the area %s is shown as %s', (name, label) => {
  expect(areaLabel(name)).toBe(label);
});
