import { type Failure, isUnreached } from '../../domain/kernel/failure';
import { daysLeft } from '../../domain/bills/days-left';
import { type Instant, minute } from '../../domain/kernel/instant';
import { err } from '../../domain/kernel/result';
import {
  failed,
  idle,
  latestValue,
  type Loadable,
  loading,
  ready,
} from '../../domain/kernel/loadable';
import { bare, bareData, isTrueOfDocument, OwnPromise, safely } from './safely';
import { type CallResult, isPersonUnknown } from './call-server';
import { failedToken } from './tokens';

/** A value and the time when it was read. `value` is absent when there is nothing to show. */
export interface Snapshot<T> {
  readonly value: T | undefined;
  readonly readAt: Instant;
}

const unreadable: Failure = { kind: 'contract', path: 'answer' };

/** Keeps the old value after a failure, unless the user may have changed. */
const afterFailure = <T>(failure: Failure, before: Loadable<Snapshot<T>>): Loadable<Snapshot<T>> =>
  isPersonUnknown(failure) ? { phase: 'failed', failure } : failed(failure, before);

/** Returns whether a retry may succeed. A provider that failed may have needed the connection too. */
const mayRecover = (failure: Failure): boolean =>
  isUnreached(failure) || failedToken(failure) || (failure.kind === 'api' && failure.status >= 500);

/**
 * One call, shared by all elements that show its answer. It starts when the first element watches, and is aborted when
 * the last one stops. A newer call replaces an older one.
 */
export class Resource<T> {
  private state: Loadable<Snapshot<T>> = bare({ ...idle });
  private readonly watchers = new Set<() => void>();
  private underWay: AbortController | undefined;
  private asked: Promise<void> | undefined;
  /** The time of the last response or failure. */
  private endedAt: Instant = 0;
  private looking: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly ask: (signal: AbortSignal) => Promise<CallResult<T>>,
    private readonly now: () => Instant,
    /** Called when the last element stops watching. */
    private readonly onLeft: () => void,
  ) {}

  get value(): Loadable<Snapshot<T>> {
    return this.state;
  }

  watch(changed: () => void): () => void {
    this.watchers.add(changed);
    if (this.watchers.size === 1) {
      void this.refresh();
      // Checks every minute: a timer pauses while a device sleeps, and requests of all pages at midnight would be a
      // flood.
      this.looking = setInterval(() => safely(() => this.startDay(), undefined), minute);
    }
    return () => {
      if (!this.watchers.delete(changed) || this.watchers.size > 0) return;
      clearInterval(this.looking);
      this.cancel();
      this.onLeft();
    };
  }

  /** Requests the value again, once for all calls at the same moment. Resolves with the answer. Never rejects. */
  refresh(): Promise<void> {
    this.asked ??= OwnPromise.resolve().then(() => {
      this.asked = undefined;
      return this.watchers.size > 0 ? this.load() : undefined;
    });
    return this.asked;
  }

  /** Requests a value again that another user's token may have read. */
  renew(): void {
    if (this.state.phase === 'ready') void this.refresh();
  }

  /** Repeats a call that failed without a token, for a new provider or another try by the user. */
  retry(): void {
    if (this.state.phase === 'failed' && isPersonUnknown(this.state.failure)) void this.refresh();
  }

  /** Repeats a call that may succeed now, or whose value is old, after the connection or the page came back. */
  recover(): void {
    const { state } = this;
    if (state.phase === 'loading') return;
    const { readAt = this.now() } = latestValue(state) ?? {};
    // Compares times, since a timer pauses while a device sleeps. A clock that was set back gives no age, so it counts
    // as old.
    const isOld = Math.abs(this.now() - readAt) > 5 * minute;
    if (isOld || (state.phase === 'failed' && mayRecover(state.failure))) void this.refresh();
    else this.startDay();
  }

  /** Requests the value again, once, after midnight in Jakarta, since a day count or a bill status may be wrong. */
  private startDay(): void {
    const { state } = this;
    if (state.phase === 'loading' || !latestValue(state) || isTrueOfDocument('hidden')) return;
    if (daysLeft(this.endedAt, this.now()) !== 0) void this.refresh();
  }

  /** Drops the user's value, and requests it again. */
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
    this.endedAt = this.now();
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
