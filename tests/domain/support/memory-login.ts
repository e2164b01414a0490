import type { Failure } from '../../../domain/kernel/failure';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { type Credentials, DirectLogin } from '../../../domain/ports/direct-login';
import type { Ids } from '../../../domain/ports/ids';

type Ask = Parameters<DirectLogin['authorizeUrl']>[0];

/** A login page of the lender's: a code is good for whoever holds the secret behind the challenge, once. */
export class MemoryLogin extends DirectLogin {
  /** What was asked of the page, oldest first. */
  readonly asks: Ask[] = [];
  exchanges = 0;
  private readonly codes = new Map<string, Credentials & { readonly challenge: string }>();

  constructor(private readonly ids: Ids) {
    super();
  }

  override authorizeUrl(ask: Ask): string {
    this.asks.push(ask);
    return `https://login.example/authorize?state=${ask.state}`;
  }

  /** The person logs in on the page; answers the code they come back with. */
  grant(credentials: Credentials): string {
    const code = `code-${this.codes.size + 1}`;
    this.codes.set(code, { ...credentials, challenge: this.asks.slice(-1)[0]?.challenge ?? '' });
    return code;
  }

  override async exchange(code: string, verifier: string): Promise<Result<Credentials, Failure>> {
    this.exchanges += 1;
    const granted = this.codes.get(code);
    this.codes.delete(code);
    if (granted?.challenge !== (await this.ids.hash(verifier)))
      return err({ kind: 'api', status: 400, code: 'INVALID_GRANT' });
    const { challenge: _, ...credentials } = granted;
    return ok(credentials);
  }
}
