import { field } from '../forms/field';

/** The address fields that every form shares, from the province down to the house (spec §3). */
export const addressFields = [
  field('residentialInfo.province', 'area', { level: 'province', tracked: 'PROVINCE' }),
  field('residentialInfo.city', 'area', { level: 'city', tracked: 'CITY' }),
  field('residentialInfo.district', 'area', { level: 'district', tracked: 'DISTRICT' }),
  field('residentialInfo.village', 'area', { level: 'village', tracked: 'VILLAGE' }),
  field('residentialInfo.zipCode', 'zip', { tracked: 'ZIP_CODE' }),
  field('residentialInfo.address', 'address', { tracked: 'ADDRESS' }),
] as const;
