/** Steps of each way to pay to a BCA virtual account; `number` and `check` also have a detail. */
export const waysToPay = {
  atm: ['card', 'other', 'transfer', 'va', 'number', 'right', 'check', 'yes', 'receipt'],
  mbca: ['open', 'transfer', 'va', 'number', 'ok', 'check', 'pin'],
  klikbca: ['login', 'funds', 'va', 'number', 'go', 'check', 'key'],
} as const;

export type WayToPay = keyof typeof waysToPay;
