import { expect, test } from 'vitest';
import { field } from '../../../domain/forms/field';
import { areaLabel } from '../../../ui/forms/area-label';
import { inSections } from '../../../ui/forms/sections';

const fields = [
  field('personalInfo.email', 'email'),
  field('personalInfo.gender', 'choice'),
  field('personalInfo.motherMaidenName', 'person'),
  field('personalInfo.maritalStatus', 'choice'),
];
const sections = [
  { title: 'A', from: 'personalInfo.gender' },
  { title: 'B', from: 'personalInfo.maritalStatus' },
];
const names = (shown: ReturnType<typeof inSections>) =>
  shown.map(({ title, fields: below }) => [title, ...below.map(({ labelKey }) => labelKey)]);

test('every field is under the heading before it, and no field is lost', () => {
  expect(names(inSections(fields, sections, () => true))).toEqual([
    [undefined, 'email'],
    ['A', 'gender', 'motherMaidenName'],
    ['B', 'maritalStatus'],
  ]);
  expect(names(inSections(fields, [], () => true))[0]?.length).toBe(fields.length + 1);
});

test('a heading stays when its first field is not asked, and goes when no field is left', () => {
  const asked = inSections(fields, sections, ({ labelKey }) => !/gender|marital/.test(labelKey));
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
