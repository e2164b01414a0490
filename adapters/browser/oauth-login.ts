import * as z from 'zod/mini';
import { toCamel } from '../../domain/kernel/case';
import { withTimeout } from '../../domain/kernel/with-timeout';
import type { Failure } from '../../domain/kernel/failure';
import { second } from '../../domain/kernel/instant';
import { err, ok, type Result } from '../../domain/kernel/result';
import { integer, maybe } from '../../domain/kernel/wire';
import type { Clock } from '../../domain/ports/clock';
import { type Credentials, DirectLogin } from '../../domain/ports/direct-login';

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
  constructor(private readonly options: OAuthLoginOptions) {
    super();
  }

  override authorizeUrl(ask: {
    readonly state: string;
    readonly challenge: string;
    readonly hint?: string;
  }): string {
    const url = this.page();
    const { searchParams } = url;
    searchParams.set('response_type', 'code');
    searchParams.set('redirect_uri', this.redirect());
    searchParams.set('state', ask.state);
    searchParams.set('code_challenge', ask.challenge);
    searchParams.set('code_challenge_method', 'S256');
    if (ask.hint !== undefined) searchParams.set('login_hint', ask.hint);
    return url.href;
  }

  override async exchange(code: string, verifier: string): Promise<Result<Credentials, Failure>> {
    const client = this.page().searchParams.get('client_id');
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: this.redirect(),
      ...(client === null ? {} : { client_id: client }),
    });
    const ended = await withTimeout(this.options.clock, { deadline: 30 * second }, (signal) =>
      this.post(form, signal),
    );
    return ended.kind === 'done' ? ended.value : err({ kind: ended.kind });
  }

  private async post(
    form: URLSearchParams,
    signal: AbortSignal,
  ): Promise<Result<Credentials, Failure>> {
    const { fetch, tokenUrl } = this.options;
    let status: number;
    let text: string;
    try {
      const response = await fetch(tokenUrl, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: form,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        cache: 'no-store',
        signal,
      });
      status = response.status;
      text = await response.text();
    } catch {
      return err({ kind: 'network' });
    }
    return readAnswer(status, text);
  }

  private page(): URL {
    return new URL(this.options.authorizeUrl, this.options.origin);
  }

  private redirect(): string {
    return this.options.origin + this.options.callback;
  }
}
