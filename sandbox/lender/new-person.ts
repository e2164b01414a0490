import { clockOf, setClock } from './clocks';
import { users, type CombinedDraftRecord, type DraftRecord, type User } from './records';
import { idsOf, nextSeed, sowUser, wallOf } from './seeds';
import type { World } from './world';

/** Invented users. Each new one takes the next line. */
const people = [
  { name: 'Sari Dewi', dob: '1995-03-27', female: true },
  { name: 'Budi Santoso', dob: '1990-11-02', female: false },
  { name: 'Made Wirawan', dob: '1988-07-19', female: false },
  { name: 'Rina Marlina', dob: '1997-01-08', female: true },
  { name: 'Agus', dob: '1985-09-30', female: false },
  { name: 'Putri Ayu Lestari', dob: '1999-12-14', female: true },
] as const;

/**
 * Returns the sixteen digits of an identity number: district, day of birth (plus forty for women), month, year, serial.
 */
const nikOf = (dob: string, female: boolean, serial: number): string => {
  const [year = '', month = '', date = ''] = dob.split('-');
  return (
    `317101${Number(date) + (female ? 40 : 0)}`.padEnd(8, '0') +
    month +
    year.slice(2) +
    serial.toString().padStart(4, '0')
  );
};

/** What is given of a new user; the rest follows from the seed, or from how many there are. */
export interface Given {
  readonly phone?: string | undefined;
  readonly seed?: number | undefined;
}

/** Creates a user without an application. A user with a seed has a separate clock. */
export const newPerson = (world: World, persona: string, given: Given = {}): User => {
  const seed = given.seed ?? nextSeed(world);
  const id = seed === undefined ? world.ids.uuid() : sowUser(world, seed);
  if (given.seed !== undefined) setClock(world, wallOf(world, id), id);
  const number =
    given.seed === undefined
      ? world.store.list(users).length + 1
      : 10_000_000 + (given.seed % 9_999_999);
  const { name, dob, female } = people[(number - 1) % people.length] ?? people[0];
  const user: User = {
    id,
    persona,
    name,
    dob,
    nik: nikOf(dob, female, ((number - 1) % 9999) + 1),
    phone: given.phone ?? `+62812${70_000_000 + number}`,
    email: `${name.toLowerCase().replaceAll(' ', '.')}${number}@contoh.example`,
    customerId: `G-${100_000 + number}`,
    trackingId: 7_000_000 + number,
    loginCode: idsOf(world, id).secret(9),
    createdAt: clockOf(world, id),
  };
  world.store.put(users, id, user);
  return user;
};

const genderOf = ({ nik }: User): string => (Number(nik.slice(6, 8)) > 40 ? 'FEMALE' : 'MALE');

/** Returns a complete draft. */
export const filledDraft = (user: User): DraftRecord => ({
  onekycSubmissionUuid: user.id,
  email: user.email,
  submissionType: 'NEW',
  pastIncomeAndGenderCutoff: true,
  residentialInfo: {
    province: 'DKI JAKARTA',
    city: 'KOTA ADMINISTRASI JAKARTA PUSAT',
    district: 'Gambir',
    village: 'Cideng',
    address: 'Jalan Tanah Abang II No. 12, RT 003/RW 005',
    zipCode: '10150',
  },
  personalInfo: {
    manuallyEducation: 'BACHELOR',
    maritalStatus: 'SINGLE',
    motherMaidenName: 'Kartini',
    email: user.email,
    gender: genderOf(user),
  },
  workInfo: {
    jobIndustry: 'TRADE_HOTEL_AND_RESTAURANT',
    occupation: 'PRIVATE_SECTOR_EMPLOYEE',
    jobPosition: 'STAFF',
    companyName: 'Toko Maju Jaya',
    workSince: 'TWO_TO_THREE_YEARS',
    monthlyIncome: 5_500_000,
    incomeSource: 'SALARY',
  },
  emergencyInfo: { name: 'Dewi Anggraini', relation: 'PARENTS', phone: '+6281298765432' },
});

/** Returns a complete combined draft. */
export const filledCombinedDraft = (user: User): CombinedDraftRecord => ({
  submissionId: `${user.id}-combined`,
  userInfo: {
    education: 'BACHELOR_DEGREE',
    mobileNumber: user.phone,
    sourceOfFund: 'SALARY',
    monthlyIncome: 5_500_000,
    maritalStatus: 'SINGLE',
    motherMaidenName: 'Kartini',
    email: user.email,
    dependents: 0,
    gender: genderOf(user),
  },
  workInfo: {
    jobIndustry: 'THE_14',
    jobType: 'PRIVATE',
    employerName: 'Toko Maju Jaya',
    businessAddress: 'Jalan Kebon Sirih No. 5, RT 001/RW 002',
    businessPhone: '+62215551234',
    workSince: 'TWO_TO_THREE_YEARS',
  },
  emergencyInfo: {
    name: 'Dewi Anggraini',
    relation: 'PARENTS',
    mobileNumber: '+6281298765432',
    name2: 'Rudi Hartono',
    relation2: 'FRIENDS',
    mobileNumber2: '+6281387654321',
  },
  residentialInfo: {
    homePhone: '+62215554321',
    status: 'FAMILY',
    ...filledDraft(user).residentialInfo,
  },
  additionalProducts: ['GPP'],
});
