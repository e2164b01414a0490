import type { Failure } from '../../domain/kernel/failure';
import { err, ok, type Result } from '../../domain/kernel/result';
import { second } from '../../domain/kernel/instant';
import { onActivated } from './on-activated';
import { OwnPromise } from './safely';
import { warn } from './warn';

/** Returns the bearer token of the current user. */
export type TokenProvider = () => Promise<string> | string;

/** How long the page may take to set a provider before the elements ask for one. */
export const grace = second;
const longest = 30 * second;

/** Causes the same state as a token that the server refuses. */
const missing: Failure = { kind: 'api', status: 401, code: 'TOKEN_MISSING' };
const none: Failure = { kind: 'api', status: 401, code: 'TOKEN_FAILED' };
/** The user may be signed in, and the next call may succeed. */
const failed: Failure = { kind: 'api', status: 0, code: 'TOKEN_FAILED' };

/** Returns whether there was no provider. Compares by identity, since a server may use the same codes. */
export const missingToken = (failure: Failure): boolean => failure === missing;

/** Returns whether a provider failed or returned no token. */
export const failedToken = (failure: Failure): boolean => failure === failed || failure === none;

/** Returns whether a text is a bearer token (RFC 6750) of at most 8 KiB, and no login page, `undefined` or `null`. */
const isToken = (text: string): boolean =>
  text.length <= 8_192 && /^(?!(?:undefined|null)$)[\w.~+/-]+=*$/.test(text);

/** Returns the provider's token. An empty text means that the user is signed out, and causes no warning. */
const askOf = async (provider: TokenProvider): Promise<Result<string, Failure>> => {
  let timer: number | undefined;
  let wrong = 'the token provider threw an error, or its promise was rejected';
  const late = new OwnPromise<never>((_, reject) => {
    timer = window.setTimeout(() => {
      wrong = 'the token provider took longer than 30 seconds';
      reject();
    }, longest);
  });
  try {
    if (typeof provider !== 'function') wrong = 'tokenProvider is not a function';
    const returned: unknown = await OwnPromise.race([provider(), late]);
    const token = typeof returned === 'string' ? returned.trim() : undefined;
    if (token !== undefined && isToken(token)) return ok(token);
    if (token !== '')
      warn('the token provider returned something other than a token', 'Who the person is');
    return err(none);
  } catch {
    // The error is not reported, since it could contain a token.
  } finally {
    clearTimeout(timer);
  }
  warn(wrong, 'Who the person is');
  return err(failed);
};

/** The time until the user signs out. A provider that was set during it is not used afterwards. */
export interface Visit {
  isOver: boolean;
}

/**
 * The token that all elements of a page share, in memory only. It is requested once, and again after a failure or a
 * refusal. Frameworks make a new function on every render, so a new provider does not mean a new user: it is used for
 * the next token. The user is forgotten on signing out, when the provider returns no token, and when the last element
 * with a provider leaves the page.
 */
export class Tokens {
  /** By element; the provider that was set last is used. */
  private readonly providers = new Map<object, TokenProvider>();
  private asked: Promise<Result<string, Failure>> | undefined;
  private readonly waiting = new Set<() => void>();
  /** The elements that have reported the current need. */
  private readonly tellers = new Set<object>();
  private isTelling = false;
  /** The last token, by which the shown values were read. */
  private known: string | undefined;
  visit: Visit = { isOver: false };

  /**
   * `onGiven`: the first provider was set. `onGone`: the user must be forgotten. `onOther`: a new token replaced a
   * refused one, and may be another user's, as after a sign-in in another tab.
   */
  constructor(
    private readonly onGiven: () => void,
    private readonly onGone: () => void,
    private readonly onOther: () => void,
  ) {}

  get isNeeded(): boolean {
    return this.providers.size === 0;
  }

  /** Sets an element's provider. Returns the visit for which it is valid. */
  provide(element: object, provider: TokenProvider): Visit {
    const { isNeeded } = this;
    if (this.visit.isOver) this.visit = { isOver: false };
    this.providers.delete(element);
    this.providers.set(element, provider);
    for (const go of this.waiting) go();
    if (isNeeded) {
      this.tellers.clear();
      this.onGiven();
    }
    return this.visit;
  }

  /** Lets an element report that a token is needed: once for each need, and to the whole page when it is the first. */
  tell(element: object, send: (toPage: boolean) => void): void {
    if (this.tellers.has(element)) return;
    this.tellers.add(element);
    this.isTelling = true;
    send(this.tellers.size === 1);
    this.isTelling = false;
  }

  /** Starts a new need for later reports. Ignored during a report, since its listeners would repeat it endlessly. */
  startNeed(): void {
    if (!this.isTelling) this.tellers.clear();
  }

  leave(element: object): void {
    this.tellers.delete(element);
    if (this.providers.delete(element) && this.isNeeded) this.forget();
  }

  signOut(): void {
    this.visit.isOver = true;
    // Elements that wait for a first provider keep waiting.
    if (this.isNeeded) return;
    this.providers.clear();
    this.forget();
  }

  /** Returns the token. Concurrent calls share one answer. */
  token(): Promise<Result<string, Failure>> {
    if (this.asked) return this.asked;
    const asked = this.ask();
    this.asked = asked;
    void asked.then((answer) => {
      if (this.asked === asked) this.heard(answer);
    });
    return asked;
  }

  /** Returns a new token in place of a refused one. Calls that were refused with the same token share it. */
  async renewed(refused: string): Promise<Result<string, Failure>> {
    const asked = this.asked;
    const answer = await asked;
    if (this.asked === asked && answer?.ok && answer.value === refused) this.asked = undefined;
    return this.token();
  }

  private heard(answer: Result<string, Failure>): void {
    const { known } = this;
    if (answer.ok) {
      this.known = answer.value;
      if (known && known !== answer.value) this.onOther();
    } else {
      // The next call requests a token again.
      this.asked = undefined;
      // The user is signed out, so every element must drop the values.
      if (known && answer.error === none) this.forget();
    }
  }

  private forget(): void {
    this.asked = undefined;
    this.known = undefined;
    this.startNeed();
    this.onGone();
  }

  private async ask(): Promise<Result<string, Failure>> {
    await new OwnPromise<void>(onActivated);
    if (this.isNeeded) await this.given();
    const provider = [...this.providers.values()].pop();
    return provider ? askOf(provider) : err(missing);
  }

  private given(): Promise<void> {
    return new OwnPromise((resolve) => {
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
