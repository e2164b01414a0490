import type { Observable } from 'rxjs';
import { codeOf, type Failure, isCode, isOutcomeUnknown } from '../kernel/failure';
import type { Instant } from '../kernel/instant';
import { combine, type Live } from '../kernel/live';
import { latestValue, type Loadable } from '../kernel/loadable';
import { OnceSender } from '../kernel/once-sender';
import type { Polling } from '../kernel/poll';
import { Query } from '../kernel/query';
import { err, mapResult, ok, type Result } from '../kernel/result';
import type { Once, Sending } from '../kernel/send-once';
import { type Watching, watched } from '../kernel/watched';
import type { ChallengeIds } from '../pin/pin-ids';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';
import { reassessmentStatus, reassessmentToken, requestReassessment } from './calls';
import { hasMoved, isUnderWay, type ReassessmentState } from './reassessment-status';

/** How the server answered a request: `reapplyTime` is when the next one may be made. */
type Review =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly code?: string; readonly reapplyTime?: Instant };

/** What became of the request of this visit. `unknown`: its answer was lost, and the status is the same as before. */
export type ReviewState =
  | Review
  | { readonly kind: 'idle' | 'sending' | 'checking' | 'unknown' }
  | { readonly kind: 'failed'; readonly failure: Failure };

const accepted: Review = { kind: 'accepted' };

/** Failures that are not about the request itself. */
const isTrouble = (failure: Failure): boolean =>
  failure.kind !== 'api' || failure.status >= 500 || failure.status === 401;

const refusal = (
  failure: Failure,
  after: Result<ReassessmentState, Failure>,
): Result<Review, Failure> => {
  if (isCode(failure, 'REASSESSMENT_IN_PROGRESS')) return ok(accepted);
  if (isTrouble(failure)) return err(failure);
  const reapplyTime = after.ok ? after.value.details?.reapplyTime : undefined;
  return ok({
    kind: 'refused',
    code: codeOf(failure),
    ...(reapplyTime !== undefined && { reapplyTime }),
  });
};

/** Requests a reassessment of the limit: its status, its one request, and the flag of the flow (spec §2, §3, §4, §7). */
export class SubmitReassessment {
  private readonly query;
  private readonly sender: OnceSender<[ids: ChallengeIds], Review>;
  private requestId: string | undefined;
  /** The status before the request; a different one shows that it arrived. */
  private before: ReassessmentState | undefined;

  readonly reassessment$: Live<Loadable<ReassessmentState>>;
  readonly state$: Live<ReviewState>;
  /** Looks by the schedule of polling while it is subscribed to. */
  readonly watch$: Observable<Watching>;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly polling: Polling,
    ended: AbortSignal,
  ) {
    this.query = new Query(() => {
      const { requestId } = this;
      return http.call(reassessmentStatus, { query: { ...(requestId && { requestId }) } });
    });
    this.reassessment$ = this.query.state$;
    this.sender = new OnceSender((ids) => this.plan(ids), ended);
    this.state$ = combine([this.sender.state$, this.reassessment$], (sending, status) =>
      this.stateOf(sending, latestValue(status)),
    );
    this.watch$ = watched(() => this.look(), polling);
  }

  async load(): Promise<void> {
    await this.query.load();
  }

  /** Whether there is something new: that a request with a lost answer arrived, or else a decision. */
  async look(): Promise<Result<boolean, Failure>> {
    const isLost = this.state$.value.kind === 'unknown';
    return mapResult(await this.query.refresh(), (now) =>
      isLost ? this.state$.value.kind !== 'unknown' : !isUnderWay(now),
    );
  }

  /** Opens the flow: a person who leaves it is led back into it. */
  begin(): void {
    this.sender.reset();
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
    await this.sender.press(ids);
    return this.state$.value;
  }

  private stateOf(sending: Sending<Review>, now: ReassessmentState | undefined): ReviewState {
    switch (sending.kind) {
      case 'done':
        return sending.value;
      case 'refused':
      case 'failed':
        return { kind: 'failed', failure: sending.failure };
      case 'unknown':
        // Nothing was sent when not even the status could be read.
        if (!this.before) return { kind: 'failed', failure: sending.failure };
        return now && this.hasArrived(now) ? accepted : { kind: 'unknown' };
      default:
        return sending;
    }
  }

  private hasArrived(now: ReassessmentState): boolean {
    return this.before !== undefined && hasMoved(this.before, now);
  }

  private plan(ids: ChallengeIds): Once<Review> {
    const { http, query } = this;
    this.before = undefined;
    return {
      alreadyDone: async () =>
        mapResult(await query.refresh(), (before) => {
          this.before = before;
          return isUnderWay(before) ? accepted : 'notYet';
        }),
      send: async () => {
        const answer = await http.call(requestReassessment, { body: ids });
        if (answer.ok) this.requestId = answer.value.requestId;
        else if (isOutcomeUnknown(answer.error)) return answer;
        const after = await query.refresh();
        if (after.ok && this.hasArrived(after.value)) return ok(accepted);
        return answer.ok
          ? ok(this.reviewOf(answer.value.reapplyTime))
          : refusal(answer.error, after);
      },
      confirm: async () =>
        mapResult(await query.refresh(), (now) => (this.hasArrived(now) ? accepted : 'notYet')),
    };
  }

  /** A later time in the answer means that the request came too early (spec §7). */
  private reviewOf(reapplyTime: Instant | undefined): Review {
    return reapplyTime !== undefined && reapplyTime > this.polling.clock.now()
      ? { kind: 'refused', reapplyTime }
      : accepted;
  }
}
