/**
 * How one client-stored value is kept (spec §3, decisions "What is stored").
 * `user`: wiped on logout and when another person logs in. `tab`: context of this visit. `device`: stays.
 */
export interface StoredRow {
  /** The key in the browser's storage. */
  readonly key: string;
  readonly lifetime: 'persistent' | 'session';
  readonly owner: 'user' | 'tab' | 'device';
  /** Who writes and who reads it, or for whom it is kept. */
  readonly note: string;
  /** Why a value of this kind may be kept although it is secret. */
  readonly sensitive?: string;
  /** Kept by a logout that a 401 caused, until the login tells whether it is the same person. */
  readonly survives?: 'reauthentication';
}

export interface Stored<T> extends StoredRow {
  readonly encode: (value: T) => string;
  /** `undefined` for text this row did not write. */
  readonly decode: (text: string) => T | undefined;
}
