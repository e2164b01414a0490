import { field } from './field';

/** Fields that stand alone on their pages and belong to no draft. None of them is ever written to browser storage. */
export const challengeFields = {
  otp: field('otp', 'otp', { volatile: true }),
  pin: field('pin', 'pin', { volatile: true }),
  dob: field('dob', 'birthDate', { volatile: true }),
  nik: field('nik', 'nik', { volatile: true }),
} as const;
