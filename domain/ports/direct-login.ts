import type { Failure } from '../kernel/failure';

/** The result of a login. */
export interface Credentials {
  readonly token: string;
  /** The numeric tracking id, if the login names it. */
  readonly trackingId?: number;
  readonly refreshToken?: string;
}

/** Values that a login stores in its tab until the callback: the state and the PKCE verifier. */
export interface LoginSecrets {
  readonly state: string;
  readonly verifier: string;
}

/** The parameters that the lender's page redirects back with. */
export interface LoginCallback {
  readonly code: string | undefined;
  readonly state: string | undefined;
}

/** The result of a callback. `refused`: it does not match the secrets of the login. `cancelled`: it has no code. */
export type LoginAnswer =
  | { readonly kind: 'granted'; readonly credentials: Credentials }
  | { readonly kind: 'refused' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Login in a plain browser: the lender's page gives a code to exchange for a token (decision 5; no row of spec §7). */
export abstract class DirectLogin {
  /** Returns whether this address can log in: browsers hash only on https and on loopback addresses. */
  isSecure(): boolean {
    return true;
  }
  /** Returns the address to go to, and the secrets to store until the callback; `hint` is the standard `login_hint`. */
  abstract begin(hint?: string): Promise<{ readonly url: string; readonly secrets: LoginSecrets }>;
  /** Exchanges the code of a callback for a token, if its state is that of `secrets`. */
  abstract complete(callback: LoginCallback, secrets: LoginSecrets): Promise<LoginAnswer>;
}
