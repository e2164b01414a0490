import { type Failure, isCode, isOutcomeUnknown, refusedInside } from '../kernel/failure';
import type { Instant } from '../kernel/instant';
import { cell, combine, type Live } from '../kernel/live';
import { latestValue } from '../kernel/loadable';
import { OnceVerb } from '../async/once-verb';
import type { Polling } from '../async/poll';
import { Query } from '../async/query';
import { err, mapResult, ok, type Result } from '../kernel/result';
import type { Once, Sending } from '../async/send-once';
import { verdictIn } from '../wire/verdict';
import { type Watch, watched } from '../async/watched';
import type { ChallengeIds } from '../pin/pin-ids';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { reassessmentStatus, reassessmentToken, requestReassessment } from './calls';
import {
  hasMoved,
  isUndecided,
  type ReassessmentState,
  withReapplyTime,
} from './reassessment-status';

/** State of this visit's request. `unknown`: its response was lost, and the status has not changed. */
export type ReviewState =
  | { readonly kind: 'idle' | 'sending' | 'checking' | 'accepted' | 'unknown' }
  /** `reapplyTime`: when the next request may be made. */
  | { readonly kind: 'refused'; readonly code?: string; readonly reapplyTime?: Instant | undefined }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Returns whether the failure is an answer to the request itself. */
const isRefusal = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status < 500 && failure.status !== 401;

/** Requests a reassessment of the limit, reads its status, and keeps the flag of the flow (spec §2, §3, §4, §7). */
export class SubmitReassessment extends OnceVerb<[ids: ChallengeIds], Instant | undefined> {
  private requestId: string | undefined;
  /** When the next request may be made, from the response to the last one. */
  private readonly answeredTime = cell<Instant | undefined>(undefined);
  /** The status before the request; a change proves that it arrived. */
  private before: ReassessmentState | undefined;

  readonly status: Query<ReassessmentState>;
  /** The newest status, with the time of the next request that only the response to the request contained. */
  readonly known$: Live<ReassessmentState | undefined>;
  readonly review$: Live<ReviewState>;
  readonly watch$: Watch;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly polling: Polling,
    ended: AbortSignal,
  ) {
    super(ended);
    this.status = new Query(() => {
      const { requestId } = this;
      return http.call(reassessmentStatus, { query: { ...(requestId && { requestId }) } });
    });
    this.known$ = combine([this.status.state$, this.answeredTime], (status, answered) => {
      const state = latestValue(status);
      return state && withReapplyTime(state, answered);
    });
    this.review$ = combine([this.state$, this.status.state$], (sending, status) =>
      this.reviewOf(sending, latestValue(status)),
    );
    this.watch$ = watched(() => this.look(), polling);
  }

  /** Reads the status. Returns whether a request with a lost response has arrived, or else whether one is decided. */
  async look(): Promise<Result<boolean, Failure>> {
    const isLost = this.review$.value.kind === 'unknown';
    return mapResult(await this.status.refresh(), (now) =>
      isLost ? this.review$.value.kind !== 'unknown' : !isUndecided(now),
    );
  }

  /** Sets the flag of the flow: a returning user continues with the request. */
  begin(): void {
    this.reset();
    this.storage.write(STORED.reassessmentFlow, true);
  }

  get begun(): boolean {
    return this.storage.read(STORED.reassessmentFlow) === true;
  }

  finish(): void {
    this.storage.erase(STORED.reassessmentFlow);
  }

  /** Loads the token that opens the host's challenge. */
  async token(): Promise<Result<string, Failure>> {
    return mapResult(await this.http.call(reassessmentToken, {}), ({ token }) => token);
  }

  /** Sends the request with the ids of the PIN or the host's challenge. Does not repeat a request in progress. */
  async submit(ids: ChallengeIds): Promise<ReviewState> {
    await this.press(ids);
    return this.review$.value;
  }

  private reviewOf(
    sending: Sending<Instant | undefined>,
    now: ReassessmentState | undefined,
  ): ReviewState {
    switch (sending.kind) {
      case 'done': {
        const { value: reapplyTime } = sending;
        return reapplyTime === undefined ? { kind: 'accepted' } : { kind: 'refused', reapplyTime };
      }
      case 'refused':
        return { kind: 'refused', code: sending.code, reapplyTime: now?.details?.reapplyTime };
      case 'unknown':
        // If not even the status could be read, nothing was sent.
        if (!this.before) return { kind: 'failed', failure: sending.failure };
        return { kind: this.hasArrived(now) ? 'accepted' : 'unknown' };
      default:
        return sending;
    }
  }

  private hasArrived(now: ReassessmentState | undefined): boolean {
    return this.before !== undefined && now !== undefined && hasMoved(this.before, now);
  }

  /** Ends with the time of the next request, if this one came too early. */
  protected plan(ids: ChallengeIds): Once<Instant | undefined> {
    const { http, status } = this;
    this.before = undefined;
    return {
      lock$: http.lock(requestReassessment),
      alreadyDone: async () =>
        mapResult(await status.refresh(), (before) => {
          this.before = before;
          return isUndecided(before) ? undefined : 'notYet';
        }),
      send: async () => {
        const answer = await http.call(requestReassessment, { body: ids });
        if (answer.ok) {
          this.requestId = answer.value.requestId;
          this.answeredTime.next(answer.value.reapplyTime);
        } else if (isOutcomeUnknown(answer.error)) return answer;
        const after = await status.refresh();
        if (after.ok && this.hasArrived(after.value)) return ok(undefined);
        if (!answer.ok)
          return isCode(answer.error, 'REASSESSMENT_IN_PROGRESS') ? ok(undefined) : answer;
        // A future time in the response means that the request came too early (spec §7).
        const { reapplyTime = 0 } = answer.value;
        if (reapplyTime > this.polling.clock.now()) return ok(reapplyTime);
        const { says, term } = verdictIn(answer.value);
        if (says === 'no')
          return err({
            kind: 'api',
            status: refusedInside,
            ...(term !== undefined && { code: term }),
          });
        return says === 'unread' ? err({ kind: 'contract', path: 'status' }) : ok(undefined);
      },
      confirm: async () =>
        mapResult(await status.refresh(), (now) => (this.hasArrived(now) ? undefined : 'notYet')),
      isRefusal,
    };
  }
}
