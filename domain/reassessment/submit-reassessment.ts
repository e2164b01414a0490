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
  isUnderWay,
  type ReassessmentState,
  withReapplyTime,
} from './reassessment-status';

/** What became of the request of this visit. `unknown`: its answer was lost, and the status is the same as before. */
export type ReviewState =
  | { readonly kind: 'idle' | 'sending' | 'checking' | 'accepted' | 'unknown' }
  /** `reapplyTime`: when the next request may be made. */
  | { readonly kind: 'refused'; readonly code?: string; readonly reapplyTime?: Instant | undefined }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** An answer about the request itself. */
const isRefusal = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status < 500 && failure.status !== 401;

/** Requests a reassessment of the limit: its status, its one request, and the flag of the flow (spec §2, §3, §4, §7). */
export class SubmitReassessment extends OnceVerb<[ids: ChallengeIds], Instant | undefined> {
  private requestId: string | undefined;
  /** When the next request may be made, from the answer to the last one. */
  private readonly answeredTime = cell<Instant | undefined>(undefined);
  /** The status before the request; a different one shows that it arrived. */
  private before: ReassessmentState | undefined;

  readonly status: Query<ReassessmentState>;
  /** The newest status that was read, with the time that only the answer to the request named. */
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

  /** Whether there is something new: that a request with a lost answer arrived, or else a decision. */
  async look(): Promise<Result<boolean, Failure>> {
    const isLost = this.review$.value.kind === 'unknown';
    return mapResult(await this.status.refresh(), (now) =>
      isLost ? this.review$.value.kind !== 'unknown' : !isUnderWay(now),
    );
  }

  /** Opens the flow: a person who leaves it is led back into it. */
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

  /** The token that opens the host's own challenge. */
  async token(): Promise<Result<string, Failure>> {
    return mapResult(await this.http.call(reassessmentToken, {}), ({ token }) => token);
  }

  /** Sends the request with the ids of the PIN or of the host's challenge. What is under way is not requested again. */
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
        // Nothing was sent when not even the status could be read.
        if (!this.before) return { kind: 'failed', failure: sending.failure };
        return { kind: this.hasArrived(now) ? 'accepted' : 'unknown' };
      default:
        return sending;
    }
  }

  private hasArrived(now: ReassessmentState | undefined): boolean {
    return this.before !== undefined && now !== undefined && hasMoved(this.before, now);
  }

  /** Ends in the time of the next request when this one came too early. */
  protected plan(ids: ChallengeIds): Once<Instant | undefined> {
    const { http, status } = this;
    this.before = undefined;
    return {
      lock$: http.lock(requestReassessment),
      alreadyDone: async () =>
        mapResult(await status.refresh(), (before) => {
          this.before = before;
          return isUnderWay(before) ? undefined : 'notYet';
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
        // A later time in the answer means that the request came too early (spec §7).
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
