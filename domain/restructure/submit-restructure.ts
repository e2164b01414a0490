import { lastValueFrom } from 'rxjs';
import type { Bills } from '../bills/bills';
import {
  codeOf,
  type Failure,
  isExpected,
  isOutcomeUnknown,
  refusedInside,
} from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import type { Polling } from '../async/poll';
import { ok, type Result } from '../kernel/result';
import { type Look, type Sending, sendOnce } from '../async/send-once';
import { singleFlight } from '../async/single-flight';
import { type Watch, watched } from '../async/watched';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Tracking } from '../ports/tracking';
import { STORED } from '../storage/stored';
import { event } from '../tracking/event';
import { restructureStatus, submitRestructure } from './calls';
import type { Restructure } from './restructure';
import {
  isEnd,
  showsPlan,
  type RestructureStatus,
  restructureStatusOf,
} from './restructure-status';

export interface RestructureState {
  readonly kind: RestructureStatus;
  /** The code of the refusal that ended it, until the page is loaded again. */
  readonly code?: string;
  /** While `checking`: the newest look found the offer unchanged. A second such look in a row makes it `unsure`. */
  readonly stillOffered?: boolean;
}

/**
 * What came of a press on the button that binds. `refused`: the server wants the PIN first, and took no request. `failed`:
 * the offer could not be read, so nothing was sent. `gone`: the tenor is no longer on offer. With every other end there
 * is a request, and `state$` tells how it goes.
 */
export type SubmitResult = Sending<'asked' | 'gone'>;

/** The server does not know the request: its status cannot be followed, now or later. */
const isForeign = (failure: Failure): boolean =>
  failure.kind === 'api' && [refusedInside, 400, 404, 410, 422].includes(failure.status);

/** Every failure is a request without an id that has failed (spec §4), except that the answer was lost. */
const isOpen = (failure: Failure): boolean =>
  failure.kind === 'cancelled' || isOutcomeUnknown(failure);

/**
 * Splits the bills: sends the request once and follows it by its id, or after a lost answer by what it changed. Tenor and
 * request id stay in the browser until the person has seen the end, so that a page that was closed meanwhile goes on
 * where it was (spec §4, §7).
 */
export class SubmitRestructure {
  private readonly states = cell<RestructureState>({ kind: 'none' });
  /** The server took the request, so that no look finds it missing. */
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

  /** The tenor of the request, until its end was seen. */
  get tenor(): number | undefined {
    return this.storage.read(STORED.restructureTenor);
  }

  /** Sends the request, or joins one that is being sent. Nothing is sent beside one whose end was not seen. */
  submit(tenor: number): Promise<SubmitResult> {
    return this.press(tenor, false);
  }

  /** Sends it once more after a lost answer, because the person asks for it. */
  again(): Promise<SubmitResult> {
    const { tenor } = this;
    return tenor === undefined
      ? Promise.resolve({ kind: 'done', value: 'gone' })
      : this.press(tenor, true);
  }

  /** Looks once how the request goes; true when it has ended, or there is none. */
  async look(): Promise<Result<boolean, Failure>> {
    const { tenor, storage } = this;
    const { kind } = this.states.value;
    if (isEnd(kind)) return ok(true);
    if (kind === 'sending') return ok(false);
    if (tenor === undefined) {
      // The person has seen its end in another tab.
      this.show('none');
      return ok(true);
    }
    const requestId = storage.read(STORED.restructureRequest);
    const found = await (requestId === undefined
      ? this.search(tenor)
      : this.follow(tenor, requestId));
    // Of two looks at once the one that asked first may be answered last.
    if (isEnd(this.states.value.kind)) return ok(true);
    const { kind: before } = this.states.value;
    if (found.ok) this.states.next(found.value);
    else if (before === 'none') this.show('unread');
    // A failed look may have found the offer gone, so two in a row are counted from the next one.
    else if (before === 'checking') this.show('checking');
    return found.ok ? ok(isEnd(found.value.kind)) : found;
  }

  /** The person leaves the page of the request. One whose end they have seen, or wait for no longer, is forgotten. */
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

  /** Another tab may have asked, or an earlier try whose answer was lost. */
  private async alreadyAsked(tenor: number, isAgain: boolean): ReturnType<Look<'asked' | 'gone'>> {
    const { storage } = this;
    const isAsked = () =>
      (isAgain ? storage.read(STORED.restructureRequest) : this.tenor) !== undefined;
    if (isAsked()) return ok('asked');
    const offer = await this.restructure.refresh();
    if (!offer.ok) return offer;
    if (isAsked()) return ok('asked');
    if (offer.value.some((one) => one.tenor === tenor)) return ok('notYet');
    if (!isAgain) return ok('gone');
    // The request whose answer was lost may have arrived, and taken the offer away.
    this.show('checking');
    return ok('asked');
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
      // Without an id the request is taken, and followed by what it changes.
      this.show(requestId === undefined && !isEnd(kind) ? 'checking' : kind);
      return ok('asked');
    }
    if (isOpen(answer.error)) {
      this.show('checking');
      return answer;
    }
    this.forget();
    if (isExpected(answer.error, submitRestructure)) {
      this.show('none');
      return answer;
    }
    this.states.next({ kind: 'failed', code: codeOf(answer.error) });
    return ok('asked');
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
    if (!isForeign(answer.error)) return answer;
    this.storage.erase(STORED.restructureRequest);
    return this.search(tenor);
  }

  /**
   * Without a request id only what the lender shows can tell: the plan among the bills, or still the same offer. A slow
   * request may arrive after one look, so that two in a row have to find the offer.
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
