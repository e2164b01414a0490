import { lastValueFrom } from 'rxjs';
import type { Bills } from '../bills/bills';
import { codeOf, type Failure, isCode, isExpected } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { latestValue } from '../kernel/loadable';
import type { Polling } from '../async/poll';
import { mapResult, ok, type Result } from '../kernel/result';
import { type Look, type Sending, sendOnce } from '../async/send-once';
import { singleFlight } from '../async/single-flight';
import { type Watch, watched } from '../async/watched';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Tracking } from '../ports/tracking';
import { STORED } from '../storage/stored';
import { event } from '../tracking/event';
import { restructureStatus, submitRestructure } from './calls';
import { isSamePlan } from './plan';
import { isFault, isUnknownRequest, mayHaveArrived } from './request-failures';
import type { Restructure } from './restructure';
import {
  isEnd,
  showsPlan,
  type RestructureStatus,
  restructureStatusOf,
} from './restructure-status';

export interface RestructureState {
  readonly kind: RestructureStatus;
  /** The code of the refusal that ended the request, until the page is reloaded. */
  readonly code?: string;
  /** While `checking`: the last look found the offer unchanged. After a second such look in a row it is `unsure`. */
  readonly stillOffered?: boolean;
}

/**
 * The result of a press on the binding button. `refused`: the server wants the PIN first, and took no request.
 * `failed`: the offer could not be read, so nothing was sent. `gone`: the tenor is no longer on offer. `changed`: its
 * cost is not what the user has seen, so nothing was sent. With every other result there is a request, and `state$` has
 * its status.
 */
export type SubmitResult = Sending<'asked' | 'gone' | 'changed'>;

/**
 * Splits the bills: sends the request once and follows it by its id, or after a lost response by its effects. Stores
 * tenor and request id until the user has seen the end, so that a page that was closed can continue (spec §4, §7).
 */
export class SubmitRestructure {
  private readonly states = cell<RestructureState>({ kind: 'none' });
  /** Whether the server took the request: then an unchanged offer proves nothing. */
  private isTaken = false;

  readonly state$: Live<RestructureState> = this.states;
  readonly watch$: Watch;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly restructure: Restructure,
    private readonly bills: Bills,
    private readonly tracking: Tracking,
    polling: Polling,
  ) {
    this.watch$ = watched(() => this.look(), polling);
  }

  /** The tenor of the request, until the user has seen its end. */
  get tenor(): number | undefined {
    return this.restructure.asked;
  }

  /** Sends the request, or joins one that is being sent. Sends nothing if the end of an earlier one was not seen. */
  submit(tenor: number): Promise<SubmitResult> {
    return this.press(tenor, false);
  }

  /** Sends the request again after a lost response, because the user asks for it. */
  again(): Promise<SubmitResult> {
    const { tenor } = this;
    return tenor === undefined
      ? Promise.resolve({ kind: 'done', value: 'gone' })
      : this.press(tenor, true);
  }

  /** Reads the status once. Returns true if the request has ended, or if no request exists. */
  async look(): Promise<Result<boolean, Failure>> {
    const { tenor, storage } = this;
    const { kind } = this.states.value;
    if (isEnd(kind)) return ok(true);
    if (kind === 'sending') return ok(false);
    if (tenor === undefined) {
      // The user has seen its end in another tab.
      this.show('none');
      return ok(true);
    }
    const requestId = storage.read(STORED.restructureRequest);
    const found = await (requestId === undefined
      ? this.search(tenor)
      : this.follow(tenor, requestId));
    // If two looks run at once, the first may be answered last.
    if (isEnd(this.states.value.kind)) return ok(true);
    const { kind: before } = this.states.value;
    if (found.ok) this.states.next(found.value);
    else if (before === 'none') this.show('unread');
    // A failed look may have missed that the offer is gone, so the count of looks in a row begins again.
    else if (before === 'checking') this.show('checking');
    return found.ok ? ok(isEnd(found.value.kind)) : found;
  }

  /** Called when the user leaves the page of the request. Forgets a request that has ended or is `unsure`. */
  leave(): void {
    const { kind } = this.states.value;
    if (isEnd(kind) || kind === 'unsure') this.forget();
  }

  private readonly press = singleFlight((tenor: number, isAgain: boolean) =>
    lastValueFrom(
      sendOnce({
        lock$: this.http.lock(submitRestructure),
        alreadyDone: () => this.alreadyAsked(tenor, isAgain),
        send: () => this.send(tenor),
        row: submitRestructure,
      }),
    ),
  );

  /** Checks whether another tab sent the request, or an earlier try whose response was lost. */
  private async alreadyAsked(
    tenor: number,
    isAgain: boolean,
  ): ReturnType<Look<'asked' | 'gone' | 'changed'>> {
    const { storage } = this;
    const isAsked = () =>
      (isAgain ? storage.read(STORED.restructureRequest) : this.tenor) !== undefined;
    if (isAsked()) return ok('asked');
    const offer = await this.restructure.refresh();
    if (!offer.ok) return offer;
    if (isAsked()) return ok('asked');
    if (!offer.value.some((one) => one.tenor === tenor)) {
      if (!isAgain) return ok('gone');
      // The request whose response was lost may have arrived, and used up the offer.
      this.show('checking');
      return ok('asked');
    }
    const isSame = await this.isAsSeen(tenor);
    if (!isSame.ok) return isSame;
    if (isAsked()) return ok('asked');
    if (isSame.value) return ok('notYet');
    if (isAgain) {
      // The lender still offers it, so the lost request seems not to have arrived. The user agrees to the new cost.
      this.forget();
      this.show('none');
    }
    return ok('changed');
  }

  /** Reads the cost of a tenor again: the request names only the tenor, and purchases and days may have changed it. */
  private async isAsSeen(tenor: number): Promise<Result<boolean, Failure>> {
    const plan = this.restructure.plans.of(tenor);
    const seen = latestValue(plan.state$.value);
    return mapResult(await plan.refresh(), (now) => seen !== undefined && isSamePlan(seen, now));
  }

  private async send(tenor: number): Promise<Result<'asked', Failure>> {
    const { storage } = this;
    storage.write(STORED.restructureTenor, tenor);
    this.show('sending');
    const entry = storage.read(STORED.restructureEntry);
    this.tracking.track(event('restructure_submit', 'restructureAgreement', { entry }));
    const answer = await this.http.call(submitRestructure, { body: { tenor } });
    this.isTaken = answer.ok;
    if (answer.ok) {
      const { requestId, status = 'PROCESSING' } = answer.value;
      if (requestId !== undefined) storage.write(STORED.restructureRequest, requestId);
      const kind = restructureStatusOf(status);
      // A request without an id was taken too, and is followed by its effects.
      this.show(requestId === undefined && !isEnd(kind) ? 'checking' : kind);
      return ok('asked');
    }
    if (mayHaveArrived(answer.error)) {
      this.show('checking');
      return answer;
    }
    // The lender has a request of this user already, or may have taken this one.
    const mayBeTaken =
      isCode(answer.error, 'RESTRUCTURE_IN_PROGRESS') ||
      (isFault(answer.error) && !(await this.isOffered(tenor)));
    if (mayBeTaken) {
      this.show('checking');
      return ok('asked');
    }
    this.forget();
    if (isExpected(answer.error, submitRestructure)) {
      this.show('none');
      return answer;
    }
    this.states.next({ kind: 'failed', code: codeOf(answer.error) });
    return ok('asked');
  }

  private async isOffered(tenor: number): Promise<boolean> {
    const offer = await this.restructure.refresh();
    return offer.ok && offer.value.some((one) => one.tenor === tenor);
  }

  private show(kind: RestructureStatus): void {
    this.states.next({ kind });
  }

  private forget(): void {
    this.storage.erase(STORED.restructureTenor);
    this.storage.erase(STORED.restructureRequest);
  }

  private async follow(
    tenor: number,
    requestId: string,
  ): Promise<Result<RestructureState, Failure>> {
    const answer = await this.http.call(restructureStatus, { query: { requestId } });
    if (answer.ok) return ok({ kind: restructureStatusOf(answer.value.status) });
    if (!isUnknownRequest(answer.error)) return answer;
    this.storage.erase(STORED.restructureRequest);
    return this.search(tenor);
  }

  /**
   * Looks for the effects of a request without an id: the plan among the bills, or still the same offer. A slow request
   * may arrive after one look, so two in a row have to find the offer.
   */
  private async search(tenor: number): Promise<Result<RestructureState, Failure>> {
    const [offer, ...books] = await Promise.all([
      this.restructure.refresh(),
      this.bills.of('CURRENT').load(),
      this.bills.of('UPCOMING').load(),
    ]);
    if (!offer.ok) return offer;
    if (offer.value.some((one) => one.tenor === tenor)) {
      if (this.isTaken) return ok({ kind: 'checking' });
      const { kind, stillOffered } = this.states.value;
      const isSecond = kind === 'unsure' || stillOffered === true;
      return ok(isSecond ? { kind: 'unsure' } : { kind: 'checking', stillOffered: true });
    }
    if (books.some((book) => book.ok && showsPlan(book.value, tenor)))
      return ok({ kind: 'success' });
    const unread = books.find((book) => !book.ok);
    return unread ?? ok({ kind: 'checking' });
  }
}
