import { Observable } from 'rxjs';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import type { Failure } from '../../../domain/kernel/failure';
import { after } from '../../../domain/async/after';
import { second } from '../../../domain/kernel/instant';
import type { Cell } from '../../../domain/kernel/live';
import { OnceVerb } from '../../../domain/async/once-verb';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { isUnderWay, type Look, type Once, type Sending } from '../../../domain/async/send-once';

/** Every way in which an answer is lost (`isOutcomeUnknown`). */
export const losses: readonly Failure[] = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'contract', path: 'status' },
  { kind: 'api', status: 502 },
  { kind: 'api', status: 504 },
];

/** A refusal that the row names, one that it does not name, and a server error. */
export const refusals: readonly Failure[] = [
  { kind: 'api', status: 422, code: 'NOT_ALLOWED' },
  { kind: 'api', status: 400, code: 'OTHER' },
  { kind: 'api', status: 500 },
];

/** The longest time of a request. A mark is valid, and a lock is awaited, for twice as long. */
export const longest = 30 * second;

interface Held {
  readonly person: string;
  /** The document that sends the request; undefined for a read. */
  readonly sender?: Tab;
  /** The answer of the server, set once the request has arrived. */
  answer?: Result<string, Failure>;
  readonly end: (result: Result<string, Failure>) => void;
  over: boolean;
}

/** A server that carries something out once for each person, over a network that the test controls. */
export class OneTimeLender {
  /** Every request that was carried out. */
  arrivals: readonly Pick<Held, 'person' | 'sender'>[] = [];
  readonly clock = new MemoryClock();
  held: readonly Held[] = [];

  count(person: string): number {
    return this.arrivals.filter((it) => it.person === person).length;
  }

  ask<T>(person: string, sender?: Tab): Promise<Result<T, Failure>> {
    return new Promise((resolve) => {
      const end = (result: Result<string, Failure>) => {
        if (held.over) return;
        held.over = true;
        this.held = this.held.filter((other) => other !== held);
        resolve(result as Result<T, Failure>);
      };
      const held: Held = { person, ...(sender && { sender }), end, over: false };
      this.held = [...this.held, held];
      // A request without an answer times out, as in the Http port.
      void this.clock.sleep(longest).then(() => end(err({ kind: 'timeout' })));
    });
  }

  /** Delivers the request to the server, which carries it out or refuses it. */
  arrive(held: Held, refusal?: Failure): void {
    if (held.answer) return;
    if (!held.sender) held.answer = ok(this.count(held.person) > 0 ? held.person : 'notYet');
    else if (refusal) held.answer = err(refusal);
    else {
      this.arrivals = [...this.arrivals, held];
      held.answer = ok(held.person);
    }
  }

  answer(held: Held): void {
    this.arrive(held);
    held.end(held.answer ?? err({ kind: 'network' }));
  }
}

/**
 * The state that the tabs of one browser share. `mark` is the time until which a request may be under way; a refusal
 * removes it.
 */
export interface Browser {
  person: string;
  login: number;
  readonly marks: boolean;
  mark: number | undefined;
  readonly visible$: Cell<boolean>;
  readonly lock: TabLock;
}

/** A lock that tabs get in the order of their requests. */
export class TabLock {
  /** The holder of the lock, then the waiting tabs. */
  private queue: readonly (() => void)[] = [];

  of(clock: MemoryClock): Observable<boolean> {
    return new Observable((lock) => {
      const begin = () => (late.unsubscribe(), lock.next(true));
      const late = after(clock, 2 * longest).subscribe(() => (this.leave(begin), lock.next(false)));
      lock.add(late);
      lock.add(() => this.leave(begin));
      this.queue = [...this.queue, begin];
      if (this.queue[0] === begin) begin();
    });
  }

  private leave(begin: () => void): void {
    const [first] = this.queue;
    this.queue = this.queue.filter((other) => other !== begin);
    if (first === begin) this.queue[0]?.();
  }
}

/**
 * A report of a tab, and the truth at that moment: the arrivals of the person, and those sent by this tab, or with
 * marks by any tab of this login.
 */
interface Told {
  readonly state: Sending<string>;
  readonly person: string;
  readonly arrivals: number;
  readonly own: number;
}

/** One document of a browser; a reload or a logout ends it. */
export class Tab extends OnceVerb<[], string> {
  readonly told: Told[] = [];
  private readonly person: string;
  private readonly login: number;

  constructor(
    private readonly lender: OneTimeLender,
    private readonly browser: Browser,
    private readonly ending = new AbortController(),
  ) {
    super(ending.signal);
    this.person = browser.person;
    this.login = browser.login;
    this.state$.subscribe((state) => {
      const own = lender.arrivals.filter(({ sender }) =>
        browser.marks ? sender?.login === this.login : sender === this,
      ).length;
      this.told.push({ state, person: this.person, arrivals: lender.count(this.person), own });
    });
  }

  get isUnderWay(): boolean {
    return isUnderWay(this.state$.value);
  }

  end(): void {
    this.ending.abort();
  }

  protected plan(): Once<string> {
    const { lender, browser, person } = this;
    const look: Look<string> = () => lender.ask(person);
    return {
      lock$: browser.lock.of(lender.clock),
      alreadyDone: look,
      send: () => this.send(),
      confirm: look,
      polling: { clock: lender.clock, visible$: browser.visible$, random: () => 0 },
      row: { refusals: ['NOT_ALLOWED'] },
      isUnsure: () => browser.mark !== undefined,
    };
  }

  private async send(): Promise<Result<string, Failure>> {
    const { browser, lender } = this;
    if (!browser.marks) return lender.ask(this.person, this);
    if (browser.mark !== undefined && browser.mark > lender.clock.elapsed())
      return err({ kind: 'timeout' });
    const mark = lender.clock.elapsed() + 2 * longest;
    browser.mark = mark;
    const answer = await lender.ask<string>(this.person, this);
    const isRefused = !answer.ok && refusals.includes(answer.error);
    if (isRefused && browser.mark === mark) browser.mark = undefined;
    return answer;
  }
}
