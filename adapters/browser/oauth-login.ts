import {
  allowInsecureRequests,
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  type Client,
  type ClientAuth,
  customFetch,
  generateRandomCodeVerifier,
  generateRandomState,
  validateAuthResponse,
} from 'oauth4webapi';
import * as z from 'zod/mini';
import { toCamel } from '../../domain/wire/case';
import { withTimeout } from '../../domain/async/with-timeout';
import type { Failure } from '../../domain/kernel/failure';
import { second } from '../../domain/kernel/instant';
import { err, ok, type Result } from '../../domain/kernel/result';
import { integer, maybe } from '../../domain/wire/schemas';
import type { Clock } from '../../domain/ports/clock';
import {
  type Credentials,
  DirectLogin,
  type LoginAnswer,
  type LoginCallback,
  type LoginSecrets,
} from '../../domain/ports/direct-login';

export interface OAuthLoginOptions {
  /** Its own query, such as a `client_id`, is preserved. */
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** The origin of the app. */
  readonly origin: string;
  /** The path that the login page returns to. */
  readonly callback: string;
  readonly clock: Clock;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const tokenAnswer = z.object({
  accessToken: z.string().check(z.minLength(1)),
  trackingId: maybe(integer),
  refreshToken: maybe(z.string()),
});

const refusal = z.object({ error: z.string() });

const json = (text: string): unknown => {
  try {
    return toCamel(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Reads the token response. The package demands a content type and a `token_type`, which not every server sends. */
const readAnswer = (status: number, text: string): Result<Credentials, Failure> => {
  const body = json(text);
  if (status >= 400) {
    const why = refusal.safeParse(body);
    return err({ kind: 'api', status, ...(why.success ? { code: why.data.error } : {}) });
  }
  const read = tokenAnswer.safeParse(body);
  if (!read.success)
    return err({ kind: 'contract', path: read.error.issues[0]?.path.join('.') || 'answer' });
  const { accessToken, ...more } = read.data;
  return ok({ token: accessToken, ...more });
};

/** Login by the OAuth 2 authorization code grant with PKCE (decision 5). */
export class OAuthLogin extends DirectLogin {
  private readonly page: URL;
  private readonly redirect: string;
  private readonly server: AuthorizationServer;
  private readonly client: Client;
  private readonly identify: ClientAuth;

  constructor(private readonly options: OAuthLoginOptions) {
    super();
    const { authorizeUrl, tokenUrl, origin, callback } = options;
    this.page = new URL(authorizeUrl, origin);
    this.redirect = origin + callback;
    this.server = {
      issuer: this.page.origin,
      token_endpoint: new URL(tokenUrl, origin).href,
    };
    const id = this.page.searchParams.get('client_id');
    // A lender may know the app by its address alone. The package requires a client id, which is then not sent.
    this.client = { client_id: id || origin };
    this.identify = (_server, _client, form) => {
      if (id !== null) form.set('client_id', id);
    };
  }

  override isSecure(): boolean {
    if ('subtle' in crypto) return true;
    console.error(
      `${this.options.origin} cannot log in: the app needs https or a loopback address`,
    );
    return false;
  }

  override async begin(hint?: string) {
    const secrets = { state: generateRandomState(), verifier: generateRandomCodeVerifier() };
    const url = new URL(this.page);
    const { searchParams } = url;
    searchParams.set('response_type', 'code');
    searchParams.set('redirect_uri', this.redirect);
    searchParams.set('state', secrets.state);
    searchParams.set('code_challenge', await calculatePKCECodeChallenge(secrets.verifier));
    searchParams.set('code_challenge_method', 'S256');
    if (hint !== undefined) searchParams.set('login_hint', hint);
    return { url: url.href, secrets };
  }

  override async complete(
    { code, state = '' }: LoginCallback,
    secrets: LoginSecrets,
  ): Promise<LoginAnswer> {
    const query = new URLSearchParams({ state, ...(code === undefined ? {} : { code }) });
    let callback: URLSearchParams;
    try {
      callback = validateAuthResponse(this.server, this.client, query, secrets.state);
    } catch {
      return { kind: 'refused' };
    }
    if (!code) return { kind: 'cancelled' };
    const ended = await withTimeout(this.options.clock, { deadline: 30 * second }, (signal) =>
      this.exchange(callback, secrets.verifier, signal),
    );
    const answer = ended.kind === 'done' ? ended.value : err({ kind: ended.kind });
    return answer.ok
      ? { kind: 'granted', credentials: answer.value }
      : { kind: 'failed', failure: answer.error };
  }

  private async exchange(
    callback: URLSearchParams,
    verifier: string,
    signal: AbortSignal,
  ): Promise<Result<Credentials, Failure>> {
    const { server, client, identify, redirect } = this;
    try {
      const response = await authorizationCodeGrantRequest(
        server,
        client,
        identify,
        callback,
        redirect,
        verifier,
        {
          signal,
          // A production configuration rejects `http:`; the sandbox uses it.
          [allowInsecureRequests]: true,
          [customFetch]: (url, { method, body }) => this.post(url, method, body, signal),
        },
      );
      return readAnswer(response.status, await response.text());
    } catch {
      return err({ kind: 'network' });
    }
  }

  /** Sends a POST without cookies, referrer or cache, and without a header that needs a preflight. */
  private post(
    url: string,
    method: string,
    body: URLSearchParams,
    signal: AbortSignal,
  ): Promise<Response> {
    return this.options.fetch(url, {
      method,
      headers: { Accept: 'application/json' },
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal,
    });
  }
}
