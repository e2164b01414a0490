import type { Failure } from '../../domain/kernel/failure';
import { err, ok, type Result } from '../../domain/kernel/result';
import { second } from '../../domain/kernel/instant';

/** Answers the bearer of the person who looks at the page. */
export type TokenProvider = () => Promise<string> | string;

/** How long the page may take to name a provider before its elements say that they need one. */
export const grace = second;
const longest = 30 * second;

/** Without a token nothing can be asked; the same state as a token that the server refuses. */
const missing: Failure = { kind: 'api', status: 401, code: 'TOKEN_MISSING' };
const failed: Failure = { kind: 'api', status: 401, code: 'TOKEN_FAILED' };

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** What a provider answers, whatever it does instead: throwing, nothing, no text, nothing at all for too long. */
const askOf = async (provider: TokenProvider): Promise<Result<string, Failure>> => {
  try {
    const token = await Promise.race([provider(), after(longest)]);
    return typeof token === 'string' && token !== '' ? ok(token) : err(failed);
  } catch {
    return err(failed);
  }
};

/**
 * The token of a page, for all its elements: asked for once, kept in this closure alone, and asked for anew when the
 * server refused it. A provider in place of another one is asked the next time; none at all forgets the person.
 */
export class Tokens {
  private provider: TokenProvider | undefined;
  private asked: Promise<Result<string, Failure>> | undefined;
  private readonly waiting = new Set<() => void>();

  /** `onGiven`: there is a provider where there was none. `onGone`: the person is to be forgotten. */
  constructor(
    private readonly onGiven: () => void,
    private readonly onGone: () => void,
  ) {}

  get isNeeded(): boolean {
    return this.provider === undefined;
  }

  provide(provider: TokenProvider | undefined): void {
    const had = this.provider !== undefined;
    this.provider = provider;
    if (provider === undefined) {
      this.asked = undefined;
      if (had) this.onGone();
      return;
    }
    for (const go of this.waiting) go();
    if (!had) this.onGiven();
  }

  /** The token; whoever asks meanwhile gets the same answer. */
  token(): Promise<Result<string, Failure>> {
    if (this.asked) return this.asked;
    const asked = this.ask();
    this.asked = asked;
    // Who failed is asked again the next time.
    void asked.then(({ ok: good }) => {
      if (!good && this.asked === asked) this.asked = undefined;
    });
    return asked;
  }

  /** Another token than the one the server refused; of all who were refused with it only the first one asks. */
  async renewed(refused: string): Promise<Result<string, Failure>> {
    const asked = this.asked;
    const known = await asked;
    if (this.asked === asked && known?.ok && known.value === refused) this.asked = undefined;
    return this.token();
  }

  private async ask(): Promise<Result<string, Failure>> {
    if (this.isNeeded) await this.given();
    return this.provider ? askOf(this.provider) : err(missing);
  }

  private given(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, grace);
      this.waiting.add(go);
    });
  }
}
