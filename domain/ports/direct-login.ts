import type { Failure } from '../kernel/failure';

/** What a login gives. */
export interface Credentials {
  readonly token: string;
  /** The numeric tracking id, where the login names it. */
  readonly trackingId?: number;
  readonly refreshToken?: string;
}

/** What a login keeps in its tab until the callback: the state, and the verifier of PKCE. */
export interface LoginSecrets {
  readonly state: string;
  readonly verifier: string;
}

/** What the lender's page came back with. */
export interface LoginCallback {
  readonly code: string | undefined;
  readonly state: string | undefined;
}

/** How a callback ended. `refused`: it does not answer the login of these secrets. `cancelled`: it has no code. */
export type LoginAnswer =
  | { readonly kind: 'granted'; readonly credentials: Credentials }
  | { readonly kind: 'refused' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Login in a plain browser: a page of the lender's and a code exchanged for a token (decision 5; no row of spec §7). */
export abstract class DirectLogin {
  /** The address to leave for, and what to keep until the callback; `hint` is the standard `login_hint`. */
  abstract begin(hint?: string): Promise<{ readonly url: string; readonly secrets: LoginSecrets }>;
  /** Exchanges the code of a callback, once its state is known to be that of `secrets`. */
  abstract complete(callback: LoginCallback, secrets: LoginSecrets): Promise<LoginAnswer>;
}
