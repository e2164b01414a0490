/** What stands in the place of a value that was sent and cannot be read: neither nothing nor zero. */
export const UNREAD = 'UNREAD';
export type Unread = typeof UNREAD;

/** Returns the value, as far as there is one that could be read. */
export const readPart = <T>(value: T | Unread | undefined): T | undefined =>
  value === UNREAD ? undefined : (value as T | undefined);
