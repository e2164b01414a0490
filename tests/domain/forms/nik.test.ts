import { getProvinces } from 'idn-area-data';
import { expect, test } from 'vitest';
import { readNik } from '../../../domain/forms/nik';

test('the province codes of identity card numbers are the official ones', async () => {
  const official = (await getProvinces()).map(({ code }) => code).sort();
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
  const ours = codes.filter((code) => readNik(`${code}71012703950001`) !== undefined);
  expect(ours).toEqual(official);
  expect(ours).toHaveLength(38);
});

test('a number contains the gender and the birth date of its owner', () => {
  expect(readNik('3171012703950001')).toEqual({ gender: 'MALE', born: '95-03-27' });
  expect(readNik('3171016902000001')).toEqual({ gender: 'FEMALE', born: '00-02-29' });
});
