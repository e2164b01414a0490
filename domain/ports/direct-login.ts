import type { Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';

/** What a login gives. */
export interface Credentials {
  readonly token: string;
  /** The numeric tracking id, where the login names it. */
  readonly trackingId?: number;
  readonly refreshToken?: string;
}

/**
 * Login in a plain browser: a page of the lender's and a code exchanged for a token (decision 5; no row
 * of spec §7).
 */
export abstract class DirectLogin {
  /** The address to leave for; `challenge` is PKCE's S256 challenge, `hint` the standard `login_hint`. */
  abstract authorizeUrl(ask: {
    readonly state: string;
    readonly challenge: string;
    readonly hint?: string;
  }): string;
  abstract exchange(code: string, verifier: string): Promise<Result<Credentials, Failure>>;
}
