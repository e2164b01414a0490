import type { Failure } from '../../domain/kernel/failure';
import type { Instant } from '../../domain/kernel/instant';
import { err } from '../../domain/kernel/result';
import { failed, idle, type Loadable, loading, ready } from '../../domain/kernel/loadable';
import { bare, bareData } from './safely';
import { type CallResult, isUnauthorised } from './call-server';

/** What a server told, and when; `value` is absent when there is nothing to show. */
export interface Snapshot<T> {
  readonly value: T | undefined;
  readonly readAt: Instant;
}

/** An answer that nothing could be made of. */
const unreadable: Failure = { kind: 'contract', path: 'answer' };

/** What is kept after a failure. After a refused token nothing is: another person may be there now. */
const afterFailure = <T>(failure: Failure, before: Loadable<Snapshot<T>>): Loadable<Snapshot<T>> =>
  isUnauthorised(failure) ? { phase: 'failed', failure } : failed(failure, before);

/**
 * One question to the server for all elements that show its answer: asked when the first of them appears, given up
 * when the last one is gone; of two answers the newer question's counts.
 */
export class Resource<T> {
  private state: Loadable<Snapshot<T>> = bare({ ...idle });
  private readonly watchers = new Set<() => void>();
  private underWay: AbortController | undefined;
  private asked: Promise<void> | undefined;

  constructor(
    private readonly ask: (signal: AbortSignal) => Promise<CallResult<T>>,
    private readonly now: () => Instant,
    /** Nobody watches any more. */
    private readonly onLeft: () => void,
  ) {}

  get value(): Loadable<Snapshot<T>> {
    return this.state;
  }

  watch(changed: () => void): () => void {
    this.watchers.add(changed);
    if (this.watchers.size === 1) void this.refresh();
    return () => {
      if (!this.watchers.delete(changed) || this.watchers.size > 0) return;
      this.cancel();
      this.onLeft();
    };
  }

  /** Asks again, once for all calls within one moment. Settles with the answer, never rejects. */
  refresh(): Promise<void> {
    this.asked ??= Promise.resolve().then(() => {
      this.asked = undefined;
      return this.watchers.size > 0 ? this.load() : undefined;
    });
    return this.asked;
  }

  /** There is a token provider now: asks again what failed without one. */
  retry(): void {
    if (this.state.phase === 'failed' && isUnauthorised(this.state.failure)) void this.refresh();
  }

  /** Forgets what is known of the person, and asks again. */
  forget(): void {
    this.cancel();
    this.tell(idle);
    void this.refresh();
  }

  private async load(): Promise<void> {
    this.cancel();
    const mine = new AbortController();
    this.underWay = mine;
    this.tell(loading(this.state));
    const answer = await this.ask(mine.signal).catch((): CallResult<T> => err(unreadable));
    if (this.underWay !== mine) return;
    this.underWay = undefined;
    const snapshot = answer.ok
      ? ready({ value: bareData(answer.value), readAt: this.now() })
      : afterFailure(answer.error, this.state);
    this.tell(snapshot);
  }

  private cancel(): void {
    this.underWay?.abort();
    this.underWay = undefined;
  }

  private tell(state: Loadable<Snapshot<T>>): void {
    this.state = bare({ ...state });
    for (const changed of this.watchers) changed();
  }
}
