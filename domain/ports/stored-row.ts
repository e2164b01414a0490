/**
 * How one client-stored value is kept (spec §3, decision 10).
 * `user`: wiped on logout and when another person logs in. `tab`: context of this visit. `device`: stays.
 */
export interface StoredRow {
  /** The key in the browser's storage. */
  readonly key: string;
  readonly lifetime: 'persistent' | 'session';
  readonly owner: 'user' | 'tab' | 'device';
  /** A value that opens something: it goes to its own place and into no event, report or address. */
  readonly secret: boolean;
  /** Kept by a logout that a 401 caused, until the login tells whether it is the same person. */
  readonly survives401: boolean;
}

export interface Stored<T> extends StoredRow {
  readonly encode: (value: T) => string;
  /** `undefined` for text this row did not write. */
  readonly decode: (text: string) => T | undefined;
}
