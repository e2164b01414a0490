import { day } from '../kernel/instant';

const mebibyte = 2 ** 20;

/** How much of an answer is believed (decision 16). What goes beyond is unread, as a whole. */
export const bounds = {
  /** The size of an answer, in bytes. */
  answer: 2 * mebibyte,
  /** The size of an answer with an agreement: one of 5 MB in base64, and room to say of a larger one that it is. */
  agreement: 16 * mebibyte,
  /** The rows of one list. */
  rows: 1_000,
  /** How long a server may ask to wait, in milliseconds. */
  wait: day,
} as const;
