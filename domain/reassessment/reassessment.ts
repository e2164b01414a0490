import { codeOf, type Failure, isCode, isOutcomeUnknown } from '../kernel/failure';
import type { Instant } from '../kernel/instant';
import { cell, type Live } from '../kernel/live';
import type { Loadable } from '../kernel/loadable';
import { Query } from '../kernel/query';
import { mapResult, type Result } from '../kernel/result';
import { singleFlight } from '../kernel/single-flight';
import type { ChallengeIds } from '../pin/pin-ids';
import type { Clock } from '../ports/clock';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { reassessmentStatus, reassessmentToken, requestReassessment } from './calls';
import { hasMoved, isUnderWay, type ReassessmentState } from './reassessment-status';

/** What came of asking for a review of the limit. */
export type ReviewEnd =
  | { readonly kind: 'accepted' }
  /** `reapplyTime`: from when it can be asked for, when the server said so. */
  | { readonly kind: 'refused'; readonly code?: string; readonly reapplyTime?: Instant }
  /** The answer was lost and the status does not tell yet. `before`: what it said before the request. */
  | { readonly kind: 'unknown'; readonly before: ReassessmentState }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Refusals of the fault table that say nothing of the request itself. */
const isTrouble = (failure: Failure): boolean =>
  failure.kind !== 'api' || failure.status >= 500 || failure.status === 401;

/** Asking for a new look at the limit: the flow's flag, its one request and where it stands (spec §2, §3, §4, §7). */
export class Reassessment {
  private readonly query: Query<ReassessmentState>;
  private readonly ends = cell<ReviewEnd | undefined>(undefined);
  private requestId: string | undefined;
  /** Goes up with every person who leaves. */
  private person = 0;
  private once = singleFlight((ids: ChallengeIds) => this.send(ids));

  readonly reassessment$: Live<Loadable<ReassessmentState>>;
  /** What came of the request of this visit. */
  readonly end$: Live<ReviewEnd | undefined> = this.ends;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly clock: Clock,
    session: Session,
  ) {
    const ask = () => {
      const { requestId } = this;
      return http.call(reassessmentStatus, { query: { ...(requestId && { requestId }) } });
    };
    this.query = new Query(ask, session.forgotten$);
    this.reassessment$ = this.query.state$;
    session.forgotten$.subscribe(() => {
      this.person += 1;
      this.requestId = undefined;
      this.ends.next(undefined);
      // What is still on its way is nobody's any more, and holds up nobody.
      this.once = singleFlight((ids) => this.send(ids));
    });
  }

  /** Reads where it stands, showing that it does. */
  async load(): Promise<void> {
    await this.query.load();
  }

  /** Looks whether there is something new: whether a request arrived whose answer was lost, or else a decision. */
  async look(): Promise<Result<boolean, Failure>> {
    const state = await this.query.refresh();
    const end = this.ends.value;
    if (end?.kind !== 'unknown') return mapResult(state, (it) => !isUnderWay(it));
    const arrived = mapResult(state, (it) => hasMoved(end.before, it));
    if (arrived.ok && arrived.value) this.ends.next({ kind: 'accepted' });
    return arrived;
  }

  /** The person has begun: who comes back goes on from there. */
  begin(): void {
    this.ends.next(undefined);
    this.storage.write(STORED.reassessmentFlow, true);
  }

  get begun(): boolean {
    return this.storage.read(STORED.reassessmentFlow) === true;
  }

  /** The flow reached one of its ends. */
  finish(): void {
    this.storage.erase(STORED.reassessmentFlow);
  }

  /** What the host's own challenge is opened with. */
  async token(): Promise<Result<string, Failure>> {
    return mapResult(await this.http.call(reassessmentToken, {}), ({ token }) => token);
  }

  /**
   * Asks for the review with what the PIN or the host's challenge gave back, once however often it is asked to. What is
   * under way already is not asked for again, also after a reload; after a lost answer the status tells.
   */
  request(ids: ChallengeIds): Promise<ReviewEnd> {
    return this.once(ids);
  }

  private async send(ids: ChallengeIds): Promise<ReviewEnd> {
    const { person } = this;
    const before = await this.query.refresh();
    if (!before.ok) return { kind: 'failed', failure: before.error };
    // Nothing is asked for in the name of whoever logged in meanwhile.
    if (person !== this.person) return { kind: 'failed', failure: { kind: 'cancelled' } };
    if (isUnderWay(before.value)) return this.ended({ kind: 'accepted' });
    const answer = await this.http.call(requestReassessment, { body: ids });
    if (person !== this.person) return { kind: 'failed', failure: { kind: 'cancelled' } };
    if (answer.ok) this.requestId = answer.value.requestId;
    const after = await this.query.refresh();
    if (person !== this.person) return { kind: 'failed', failure: { kind: 'cancelled' } };
    if (after.ok && hasMoved(before.value, after.value)) return this.ended({ kind: 'accepted' });
    if (answer.ok) return this.ended(this.taken(answer.value.reapplyTime));
    return this.ended(refusal(answer.error, before.value, after));
  }

  /** Taken, unless all that was said is when it can be asked for again (spec §7). */
  private taken(reapplyTime: Instant | undefined): ReviewEnd {
    return reapplyTime !== undefined && reapplyTime > this.clock.now()
      ? { kind: 'refused', reapplyTime }
      : { kind: 'accepted' };
  }

  private ended(end: ReviewEnd): ReviewEnd {
    if (end.kind !== 'failed') this.ends.next(end);
    return end;
  }
}

const refusal = (
  failure: Failure,
  before: ReassessmentState,
  after: Result<ReassessmentState, Failure>,
): ReviewEnd => {
  if (isCode(failure, 'REASSESSMENT_IN_PROGRESS')) return { kind: 'accepted' };
  if (isOutcomeUnknown(failure)) return { kind: 'unknown', before };
  if (isTrouble(failure)) return { kind: 'failed', failure };
  const reapplyTime = after.ok ? after.value.details?.reapplyTime : undefined;
  return {
    kind: 'refused',
    code: codeOf(failure),
    ...(reapplyTime !== undefined && { reapplyTime }),
  };
};
