import { type MeaningsOf, ours, spec } from './meaning';

const areaId = ours('Id, as `GET /v1/kyc/area/ktp/{id}` names it.', 'example-area-1');
const areaName = ours('Name, as identity cards spell it.', 'PROVINSI CONTOH');

const matched = ['province', 'city', 'district', 'village'] as const;

/** Areas as identity cards name them, and postal codes. */
export const addressMeanings: MeaningsOf<'areasBelow' | 'matchAreas' | 'postalCode'> = {
  areasBelow: {
    means: 'The areas below one, as identity cards name them.',
    on: { kyc: { uses: ['[].id', '[].name'] }, combined: { uses: ['[].id', '[].name'] } },
    params: { id: spec('Id of the area above; `root` lists the provinces.', 'root') },
    answer: { '[].id': areaId, '[].name': areaName },
  },
  matchAreas: {
    means: 'Matches names to areas. The client sends it once; the server may save the names.',
    on: { kyc: { uses: matched }, combined: { uses: matched } },
    body: {
      province: ours('Name of the province.', 'PROVINSI CONTOH'),
      city: ours('Name of the city.', 'KOTA CONTOH'),
      district: ours('Name of the district.', 'KECAMATAN CONTOH'),
      village: ours('Name of the village.', 'KELURAHAN CONTOH'),
    },
    answer: {
      province: ours('The province, if it was found.'),
      'province.id': areaId,
      'province.name': areaName,
      city: ours('The city, if it was found.'),
      'city.id': areaId,
      'city.name': areaName,
      district: ours('The district, if it was found.'),
      'district.id': areaId,
      'district.name': areaName,
      village: ours('The village, if it was found.'),
      'village.id': areaId,
      'village.name': areaName,
    },
  },
  postalCode: {
    means: 'The postal codes of a village. It only reads, although it is a `POST`.',
    on: { kyc: { uses: [] }, combined: { uses: [] } },
    body: {
      province: spec('Name of the province.', 'PROVINSI CONTOH'),
      city: spec('Name of the city.', 'KOTA CONTOH'),
      district: spec('Name of the district.', 'KECAMATAN CONTOH'),
      subDistrict: spec('Name of the village.', 'KELURAHAN CONTOH'),
    },
    answer: {
      postalCode: ours('The postal code, if there is one.', '00000', 'The user types it.'),
      postalCodes: ours(
        'The postal codes, if there are several.',
        ['00000', '00001'],
        'The user types it.',
      ),
    },
  },
};
