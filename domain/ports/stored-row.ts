/**
 * How a client-stored value is kept (spec §3, decision 10). `user`: erased on logout and when another user logs in.
 * `tab`: context of this visit. `device`: stays.
 */
export interface StoredRow {
  /** The key in the browser's storage. */
  readonly key: string;
  readonly lifetime: 'persistent' | 'session';
  readonly owner: 'user' | 'tab' | 'device';
  /** A value that opens something, such as a token: it never enters an event, a report or an address. */
  readonly secret: boolean;
  /** Whether a logout after a 401 keeps the value, until the next login shows whether the user is the same. */
  readonly survives401: boolean;
}

export interface Stored<T> extends StoredRow {
  readonly encode: (value: T) => string;
  /** Returns `undefined` for text that this row did not write. */
  readonly decode: (text: string) => T | undefined;
}
