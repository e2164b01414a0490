import * as z from 'zod/mini';
import type { Rules } from './rules';

/** Whom to tell about a weakness of the site (RFC 9116). */
export const securitySchema = z.strictObject({
  contact: z.array(z.string()),
  expires: z.string(),
  languages: z._default(z.array(z.string()), ['id', 'en']),
});
export type Security = z.output<typeof securitySchema>;

/** `2027-06-01T00:00:00Z` */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const year = 366 * 24 * 60 * 60 * 1000;

/** Returns the rules for the values, which must hold at a time in epoch milliseconds. */
export const securityRules = (now: number): Rules => ({
  'security.contact': ['at least one address', (value) => Array.isArray(value) && value.length > 0],
  'security.contact.*': [
    'mailto:, tel: or https:, such as mailto:security@lender.example',
    (value) =>
      /^(?:mailto:[^\s@]+@[\w.-]+|tel:\+?[\d-]+|https:\/\/[\w.-]+(?:\/\S*)?)$/.test(String(value)),
  ],
  'security.expires': [
    'a moment such as 2027-06-01T00:00:00Z, in the future and at most a year away',
    (value) => {
      const at = moment.test(String(value)) ? Date.parse(String(value)) : Number.NaN;
      return at > now && at <= now + year;
    },
  ],
  'security.languages.*': [
    'a language such as id',
    (value) => /^[a-z]{2,3}(?:-[\dA-Za-z]{2,8})*$/.test(String(value)),
  ],
});

/** Returns the text of `security.txt`. */
export const securityText = ({ contact, expires, languages }: Security): string =>
  [
    ...contact.map((it) => `Contact: ${it}`),
    `Expires: ${expires}`,
    ...(languages.length > 0 ? [`Preferred-Languages: ${languages.join(', ')}`] : []),
    '',
  ].join('\n');
