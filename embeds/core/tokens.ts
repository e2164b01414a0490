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

/** There was no token to ask with. A server that gives its own refusal one of these names refused one all the same. */
export const isWithoutToken = (failure: Failure): boolean =>
  failure === missing || failure === failed;

/** What a provider answers, whatever it does instead: throwing, nothing, no text, nothing at all for too long. */
const askOf = async (provider: TokenProvider): Promise<Result<string, Failure>> => {
  let timer: number | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(resolve, longest);
  });
  try {
    const token = await Promise.race([provider(), late]);
    return typeof token === 'string' && token !== '' ? ok(token) : err(failed);
  } catch {
    return err(failed);
  } finally {
    clearTimeout(timer);
  }
};

/** The time until a person signs out. What was given in it holds no longer than it. */
export interface Visit {
  isOver: boolean;
}

/**
 * The token of a page, for all its elements: asked for once, kept in this closure alone, and asked for anew when the
 * server refused it. Another provider is asked the next time: a framework makes a new function of the same person
 * whenever it draws. The person is forgotten when they sign out, and when nobody in the page has a provider any more.
 */
export class Tokens {
  /** Of the elements in the page; the one that was set last is asked. */
  private readonly providers = new Map<object, TokenProvider>();
  private asked: Promise<Result<string, Failure>> | undefined;
  private readonly waiting = new Set<() => void>();
  visit: Visit = { isOver: false };

  /** `onGiven`: there is a provider where there was none. `onGone`: the person is to be forgotten. */
  constructor(
    private readonly onGiven: () => void,
    private readonly onGone: () => void,
  ) {}

  get isNeeded(): boolean {
    return this.providers.size === 0;
  }

  /** An element in the page has a provider; answers how long it holds. */
  provide(element: object, provider: TokenProvider): Visit {
    const { isNeeded } = this;
    if (this.visit.isOver) this.visit = { isOver: false };
    this.providers.delete(element);
    this.providers.set(element, provider);
    for (const go of this.waiting) go();
    if (isNeeded) this.onGiven();
    return this.visit;
  }

  /** An element is not in the page any more. */
  leave(element: object): void {
    if (this.providers.delete(element) && this.isNeeded) this.forget();
  }

  signOut(): void {
    this.visit.isOver = true;
    // Who waits for a first provider goes on waiting.
    if (this.isNeeded) return;
    this.providers.clear();
    this.forget();
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

  private forget(): void {
    this.asked = undefined;
    this.onGone();
  }

  private async ask(): Promise<Result<string, Failure>> {
    if (this.isNeeded) await this.given();
    const provider = [...this.providers.values()].pop();
    return provider ? askOf(provider) : err(missing);
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
