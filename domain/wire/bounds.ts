import { day } from '../kernel/instant';

const mebibyte = 2 ** 20;

/** Limits of a response (decision 16). A value beyond its limit is unread as a whole. */
export const bounds = {
  /** The size of a response, in bytes. */
  answer: 2 * mebibyte,
  /** The size of a response with an agreement: 5 MB in base64, and room to recognize a larger one. */
  agreement: 16 * mebibyte,
  /** The rows of one list. */
  rows: 1_000,
  /** The longest wait that a server may ask for, in milliseconds. */
  wait: day,
} as const;
