import type { Bills } from '../bills/bills';
import { type Failure, isCode, isOutcomeUnknown } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { err, ok, type Result } from '../kernel/result';
import { singleFlight } from '../kernel/single-flight';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Tracking } from '../ports/tracking';
import type { Session } from '../session/session';
import { STORED } from '../session/stored';
import { event } from '../tracking/event';
import { restructureStatus, submitRestructure } from './calls';
import type { Restructure } from './restructure';
import {
  isEnd,
  showsPlan,
  type RestructureStatus,
  restructureStatusOf,
} from './restructure-status';

/** What became of a press on the button that binds. */
export type SubmitResult =
  /** A request is under way or has ended: `status$` says how. */
  | { readonly kind: 'asked' }
  /** The PIN is asked for first; nothing was sent that counts. */
  | { readonly kind: 'pin' }
  /** This tenor is not on offer any more; nothing was sent. */
  | { readonly kind: 'gone' }
  /** The person left meanwhile: the end is told to nobody, and the request may have been sent. */
  | { readonly kind: 'left' }
  /** What is on offer could not be read; nothing was sent. */
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The server does not know the request: its status cannot be followed, now or later. */
const isForeign = (failure: Failure): boolean =>
  failure.kind === 'api' && [400, 404, 410, 422].includes(failure.status);

/**
 * The request to split the bills: sent once, followed by its id, and found again by what it changed when its answer was
 * lost. Tenor and request id stand in the browser until the person has seen the end, so a page that was closed meanwhile
 * goes on where it was (spec §4, §7).
 */
export class RestructureRequest {
  private readonly statusCell = cell<RestructureStatus>('none');
  private readonly unread = cell(false);
  /** Goes up with every person who leaves. */
  private person = 0;
  /** How often in a row the offer stood unchanged after an answer that was lost. */
  private unchanged = 0;
  private submitOnce = singleFlight((tenor: number, isAgain: boolean) => this.send(tenor, isAgain));

  readonly status$: Live<RestructureStatus> = this.statusCell;
  /** The last look could not tell how it stands. */
  readonly unread$: Live<boolean> = this.unread;

  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly restructure: Restructure,
    private readonly bills: Bills,
    private readonly tracking: Tracking,
    session: Session,
  ) {
    session.forgotten$.subscribe(() => {
      this.person += 1;
      this.statusCell.next('none');
      this.unread.next(false);
      // What is still on its way is nobody's any more, and holds up nobody.
      this.submitOnce = singleFlight((tenor, isAgain) => this.send(tenor, isAgain));
    });
  }

  /** The tenor that was asked for, until its end was seen. */
  get tenor(): number | undefined {
    return this.storage.read(STORED.restructureTenor);
  }

  /** Sends the request, once however often it is asked to, and never beside one that is under way. */
  submit(tenor: number): Promise<SubmitResult> {
    return this.submitOnce(tenor, false);
  }

  /** Sends it once more, by hand, after an answer that was lost. What cannot be sent is kept as it was. */
  again(): Promise<SubmitResult> {
    const { tenor } = this;
    return tenor === undefined ? Promise.resolve({ kind: 'gone' }) : this.submitOnce(tenor, true);
  }

  /** Asks once how it stands; true when nothing more is waited for. */
  async look(): Promise<Result<boolean, Failure>> {
    const { tenor, person, storage } = this;
    const { value } = this.statusCell;
    if (value === 'sending') return ok(false);
    if (tenor === undefined) {
      // Another tab has seen the end of it.
      if (!isEnd(value)) this.statusCell.next('none');
      return ok(true);
    }
    const requestId = storage.read(STORED.restructureRequest);
    const found = await (requestId === undefined
      ? this.search(tenor)
      : this.follow(tenor, requestId));
    if (person !== this.person) return ok(true);
    this.unread.next(!found.ok);
    if (!found.ok) return found;
    this.statusCell.next(found.value);
    return ok(isEnd(found.value));
  }

  /** The end was seen, or is not waited for any more: nothing of the request is kept. */
  finish(): void {
    this.storage.erase(STORED.restructureTenor);
    this.storage.erase(STORED.restructureRequest);
  }

  private async send(tenor: number, isAgain: boolean): Promise<SubmitResult> {
    const { person, storage } = this;
    // Another tab may have asked, or a try of before whose answer was lost.
    const isAsked = () =>
      (isAgain ? storage.read(STORED.restructureRequest) : this.tenor) !== undefined;
    if (isAsked()) return { kind: 'asked' };
    const offer = await this.restructure.refresh();
    if (person !== this.person) return { kind: 'left' };
    if (!offer.ok) return { kind: 'failed', failure: offer.error };
    if (isAsked()) return { kind: 'asked' };
    this.unchanged = 0;
    const isOffered = offer.value.some((one) => one.tenor === tenor);
    // The offer of a request whose answer was lost went away: the request may have arrived after all.
    if (!isOffered && isAgain) return this.asked('checking');
    if (!isOffered) return { kind: 'gone' };
    storage.write(STORED.restructureTenor, tenor);
    this.statusCell.next('sending');
    this.tell();
    const answer = await this.http.call(submitRestructure, { body: { tenor } });
    if (person !== this.person) return { kind: 'left' };
    if (!answer.ok) return this.refusal(answer.error);
    const { requestId, status } = answer.value;
    if (requestId === '') this.finish();
    else storage.write(STORED.restructureRequest, requestId);
    return this.asked(requestId === '' ? 'failed' : restructureStatusOf(status));
  }

  private asked(status: RestructureStatus): SubmitResult {
    this.statusCell.next(status);
    return { kind: 'asked' };
  }

  /** Every failure is a request without an id that has failed (spec §4); only a lost answer leaves it open. */
  private refusal(failure: Failure): SubmitResult {
    if (isOutcomeUnknown(failure)) return this.asked('checking');
    this.finish();
    if (!isCode(failure, 'PIN_REQUIRED')) return this.asked('failed');
    this.statusCell.next('none');
    return { kind: 'pin' };
  }

  private tell(): void {
    const entry = this.storage.read(STORED.restructureEntry);
    this.tracking.track(event('restructure_submit', 'restructureAgreement', { entry }));
  }

  private async follow(
    tenor: number,
    requestId: string,
  ): Promise<Result<RestructureStatus, Failure>> {
    const answer = await this.http.call(restructureStatus, { query: { requestId } });
    if (answer.ok) return ok(restructureStatusOf(answer.value.status));
    if (!isForeign(answer.error)) return answer;
    this.storage.erase(STORED.restructureRequest);
    return this.search(tenor);
  }

  /**
   * Without a request id the truth is what the lender shows: the plan among the bills, or still the same offer. One look
   * may have come before a request that was slow, so that two in a row are asked for.
   */
  private async search(tenor: number): Promise<Result<RestructureStatus, Failure>> {
    const [offer, ...books] = await Promise.all([
      this.restructure.refresh(),
      this.bills.load('CURRENT'),
      this.bills.load('UPCOMING'),
    ]);
    if (!offer.ok) return offer;
    if (offer.value.some((one) => one.tenor === tenor)) {
      this.unchanged += 1;
      return ok(this.unchanged < 2 ? 'checking' : 'unsure');
    }
    this.unchanged = 0;
    for (const book of books) {
      if (!book.ok) return err(book.error);
      if (showsPlan(book.value, tenor)) return ok('success');
    }
    return ok('checking');
  }
}
