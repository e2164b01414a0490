import {
  type Credentials,
  DirectLogin,
  type LoginAnswer,
  type LoginCallback,
  type LoginSecrets,
} from '../../../domain/ports/direct-login';
import type { Ids } from '../../../domain/ports/ids';

interface Ask {
  readonly state: string;
  readonly challenge: string;
  readonly hint?: string;
}

/** The login page of the lender: a code can be exchanged once, with the secret behind its challenge. */
export class MemoryLogin extends DirectLogin {
  /** The logins that began at the page, oldest first. */
  readonly asks: Ask[] = [];
  exchanges = 0;
  secure = true;
  private readonly codes = new Map<string, Credentials & { readonly challenge: string }>();

  constructor(private readonly ids: Ids) {
    super();
  }

  override isSecure(): boolean {
    return this.secure;
  }

  override async begin(hint?: string) {
    const made = this.ids.uuid();
    const secrets = { state: `state-${made}`, verifier: `verifier-${made}` };
    const challenge = await this.ids.hash(secrets.verifier);
    const { state } = secrets;
    this.asks.push({ state, challenge, ...(hint === undefined ? {} : { hint }) });
    return { url: `https://login.example/authorize?state=${state}`, secrets };
  }

  /** Logs the user in on the page; returns the code of the callback. */
  grant(credentials: Credentials): string {
    const code = `code-${this.codes.size + 1}`;
    this.codes.set(code, { ...credentials, challenge: this.asks.slice(-1)[0]?.challenge ?? '' });
    return code;
  }

  override async complete(
    { code, state }: LoginCallback,
    secrets: LoginSecrets,
  ): Promise<LoginAnswer> {
    if (state !== secrets.state) return { kind: 'refused' };
    if (!code) return { kind: 'cancelled' };
    this.exchanges += 1;
    const granted = this.codes.get(code);
    this.codes.delete(code);
    if (granted?.challenge !== (await this.ids.hash(secrets.verifier)))
      return { kind: 'failed', failure: { kind: 'api', status: 400, code: 'INVALID_GRANT' } };
    const { challenge: _, ...credentials } = granted;
    return { kind: 'granted', credentials };
  }
}
