/** A value that was sent but cannot be read: neither missing nor zero. */
export const UNREAD = 'UNREAD';
export type Unread = typeof UNREAD;

/** Returns the value, if it could be read. */
export const readPart = <T>(value: T | Unread | undefined): T | undefined =>
  value === UNREAD ? undefined : (value as T | undefined);
