import { field } from './field';

/** Fields that are alone on their pages and belong to no draft. They are never written to browser storage. */
export const challengeFields = {
  otp: field('otp', 'otp', { volatile: true }),
  pin: field('pin', 'pin', { volatile: true }),
  dob: field('dob', 'birthDate', { volatile: true }),
  nik: field('nik', 'nik', { volatile: true }),
} as const;
