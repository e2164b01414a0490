import type { DirectoryArea, AreaDirectory } from '../../sandbox/lender/area-directory';
import { comparableName } from '../../sandbox/lender/area-directory';

/** A few real areas with their official codes, for tests that need no others. */
const areas: readonly DirectoryArea[] = [
  { id: '31', name: 'DKI JAKARTA' },
  { id: '31.71', name: 'KOTA ADMINISTRASI JAKARTA PUSAT' },
  { id: '31.71.01', name: 'Gambir' },
  { id: '31.71.01.1001', name: 'Gambir' },
  { id: '31.71.01.1002', name: 'Cideng' },
  { id: '31.71.06', name: 'Menteng' },
  { id: '31.71.06.1001', name: 'Menteng' },
  { id: '31.71.06.1002', name: 'Pegangsaan' },
  { id: '32', name: 'JAWA BARAT' },
  { id: '32.04', name: 'KABUPATEN BANDUNG' },
  { id: '32.73', name: 'KOTA BANDUNG' },
  { id: '32.73.02', name: 'Coblong' },
  { id: '32.73.02.1004', name: 'Dago' },
];

const codes = new Map([
  ['GAMBIR GAMBIR', '10110'],
  ['GAMBIR CIDENG', '10150'],
  ['MENTENG MENTENG', '10310'],
  ['MENTENG PEGANGSAAN', '10320'],
  ['COBLONG DAGO', '40135'],
]);

const parentOf = (id: string): string =>
  id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : 'root';

export const fewAreas: AreaDirectory = {
  below: (id) => areas.filter((area) => parentOf(area.id) === id),
  postalCodes: ({ district, village }) => {
    const code = codes.get(`${comparableName(district)} ${comparableName(village)}`);
    return code === undefined ? [] : [code];
  },
};
