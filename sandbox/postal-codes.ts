import { comparableName, type AddressNames } from './lender/area-directory';

/** No licensed package has postal codes, so only a few well-known districts have them. */
export const knownPostalCodes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GAMBIR: {
    GAMBIR: '10110',
    'KEBON KELAPA': '10120',
    'PETOJO UTARA': '10130',
    'DURI PULO': '10140',
    CIDENG: '10150',
    'PETOJO SELATAN': '10160',
  },
  MENTENG: {
    MENTENG: '10310',
    PEGANGSAAN: '10320',
    CIKINI: '10330',
    'KEBON SIRIH': '10340',
    GONDANGDIA: '10350',
  },
  'KEBAYORAN BARU': {
    SELONG: '12110',
    GUNUNG: '12120',
    'KRAMAT PELA': '12130',
    'GANDARIA UTARA': '12140',
    'CIPETE UTARA': '12150',
    MELAWAI: '12160',
    PULO: '12160',
    PETOGOGAN: '12170',
    'RAWA BARAT': '12180',
    SENAYAN: '12190',
  },
  COBLONG: {
    CIPAGANTI: '40131',
    'LEBAK SILIWANGI': '40132',
    'LEBAK GEDE': '40132',
    'SADANG SERANG': '40133',
    SEKELOA: '40134',
    DAGO: '40135',
  },
};

const byVillage = new Map(
  Object.entries(knownPostalCodes).flatMap(([district, villages]) =>
    Object.entries(villages).map(([village, code]) => [`${district}/${village}`, code] as const),
  ),
);

export const postalCodesOf = ({ district, village }: AddressNames): readonly string[] => {
  const code = byVillage.get(`${comparableName(district)}/${comparableName(village)}`);
  return code === undefined ? [] : [code];
};
