import type { FetchHttpOptions } from '../../../adapters/http/fetch-http';
import type { CallName } from '../../../domain/calls';
import { second } from '../../../domain/kernel/instant';
import { createLogin } from '../../../sandbox/lender/personas/control';
import { serve } from '../../../sandbox/lender/serve';
import { memoryWorld } from '../../support/lender';
import { matchingCall } from '../../support/matching-call';
import { spelled } from '../../support/spelled';
import type { Dice } from './dice';
import type { FleetClock } from './fleet-clock';

/** How the lender treats one call. `lost`: the connection breaks. `retryAfter` in milliseconds. */
export interface Treatment {
  readonly latency?: number;
  readonly end?: 'lost' | { readonly status: number; readonly retryAfter?: number };
}

/** Returns the treatment of a call at a time of the run; `undefined` for the usual one. */
export type Weather = (at: number, dice: Dice) => Treatment | undefined;

/** What the lender knows of a user, besides what it knows of all. */
export interface Life {
  readonly name: string;
  readonly applies: boolean;
  decided: boolean;
  /** When the user's money arrived. */
  paidAt?: number;
}

/** A call that reached the lender. */
interface Arrival {
  readonly at: number;
  readonly name: CallName | 'login';
  /** Whether the page that sent it was hidden for a minute. */
  readonly unseen: boolean;
}

const json = (data: unknown) => JSON.stringify({ data: spelled(JSON.parse(JSON.stringify(data))) });

/** The part of a response that the client reads; real ones are slow to create. */
const respond = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) => {
  const all = new Map([...Object.entries(headers), ['Content-Length', String(text.length)]]);
  const ok = status < 300;
  return { ok, status, type: 'basic', headers: all, text: async () => text } as unknown as Response;
};

/** A lender for thousands of clients: the sandbox's answers for one user, served from memory, and a list of arrivals. */
export class FleetLender {
  readonly arrivals: Arrival[] = [];
  /** Tokens from before this time of the run are refused. */
  private expiry = Number.NEGATIVE_INFINITY;
  private readonly names = new Map<string, CallName>();
  private readonly answers = new Map<string, string>();
  private readonly world;
  private readonly login;

  constructor(
    private readonly clock: FleetClock,
    private readonly dice: Dice,
    private readonly weather: Weather,
  ) {
    this.world = memoryWorld(clock);
    this.login = createLogin(this.world, 'active');
  }

  /** Returns a token of a user as of now, as a host or the login page hands it out. */
  tokenOf({ name }: Life): string {
    const payload = btoa(JSON.stringify({ sub: name, iat: this.clock.elapsed() }));
    return `e30.${payload.replace(/=+$/, '')}.e30`;
  }

  expireAll(): void {
    this.expiry = this.clock.elapsed();
  }

  /** Counts a login on the lender's page. */
  loggedIn(): void {
    this.arrivals.push({ at: this.clock.elapsed(), name: 'login', unseen: false });
  }

  /** Returns the network of one client. `wasSeen`: whether its page was visible lately. */
  fetchFor(life: Life, wasSeen: () => boolean, closed: AbortSignal): FetchHttpOptions['fetch'] {
    const { clock, dice } = this;
    return async (url, { method, headers, body, signal }) => {
      // A document that is gone sends nothing.
      if (closed.aborted) return new Promise<never>(() => {});
      const [path = '', query = ''] = url.split('?');
      const name = this.nameOf(method, path);
      this.arrivals.push({ at: clock.elapsed(), name, unseen: !wasSeen() });
      const treatment = this.weather(clock.elapsed(), dice) ?? {};
      const { latency = 0.05 * second + dice.wait(0.2 * second), end } = treatment;
      await clock.sleep(latency, signal ?? undefined);
      if (signal?.aborted || end === 'lost') throw new TypeError('no answer');
      if (end) {
        const seconds =
          end.retryAfter === undefined ? undefined : Math.ceil(end.retryAfter / second);
        return respond(
          end.status,
          '',
          seconds === undefined ? {} : { 'Retry-After': `${seconds}` },
        );
      }
      if (this.isExpired(headers['Authorization'])) return respond(401, '');
      return respond(200, this.answerTo(name, life, query, body));
    };
  }

  private nameOf(method: string, path: string): CallName {
    const key = `${method} ${path}`;
    const name = this.names.get(key) ?? matchingCall(method, path).name;
    this.names.set(key, name);
    return name;
  }

  private isExpired(authorization = ''): boolean {
    const { iat } = JSON.parse(atob(authorization.split('.')[1] ?? '')) as { readonly iat: number };
    return iat < this.expiry;
  }

  private answerTo(name: CallName, life: Life, query: string, body: unknown): string {
    if (name === 'applicationStatus' && life.applies)
      return json({ applicationStatus: life.decided ? 'APPROVED' : 'SUBMITTED' });
    if (name === 'repayStatus')
      return life.paidAt === undefined
        ? json({ status: 'NONE' })
        : json({ status: 'SUCCESS', amount: 50_000, time: new Date(life.paidAt).toISOString() });
    const key = `${name}?${query}`;
    const text = this.answers.get(key) ?? this.served(name, query, body);
    this.answers.set(key, text);
    return text;
  }

  private served(name: CallName, query: string, body: unknown): string {
    const raw = {
      token: this.login?.token,
      params: {},
      query: Object.fromEntries(new URLSearchParams(query)),
      headers: {},
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    };
    const result = serve(this.world, name, raw);
    if (result.kind !== 'answer') throw new Error(`the lender refuses ${name}: ${result.code}`);
    const { transactions, ...data } = result.data as { readonly transactions?: readonly unknown[] };
    // A whole page of rows would take most of the time of a run.
    return json({ ...data, ...(transactions && { transactions: transactions.slice(0, 3) }) });
  }
}
