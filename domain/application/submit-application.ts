import type { Extras } from '../forms/answers';
import type { Wizard } from '../forms/wizard';
import type { InputOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { OnceVerb } from '../async/once-verb';
import type { Polling } from '../async/poll';
import { err, mapResult, ok, type Result } from '../kernel/result';
import type { Once } from '../async/send-once';
import type { RouteId } from '../navigation/routes';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import type { Tracking } from '../ports/tracking';
import { STORED } from '../storage/stored';
import { event } from '../tracking/event';
import { newest, WORDINGS } from '../tracking/wordings';
import type { ApplicationFlow } from '../wire/shared-values';
import type { Applications } from './applications';
import { submitApplication } from './calls';
import { readStatus } from './status';
import type { ApplicationStatus } from '../navigation/statuses';

export type Submission = NonNullable<InputOf<typeof submitApplication>['body']>;

/** An application to send. */
export interface Applying {
  /** Holds the draft, which is saved before the application is sent, and forgotten afterwards. */
  readonly wizard: Pick<Wizard, 'state$' | 'saveNow' | 'forget'>;
  readonly flow: ApplicationFlow;
  /** The page with the terms that the user accepts. */
  readonly terms: RouteId;
  /** Returns the request body, from the draft's extra values and the identity check stored in this browser. */
  readonly body: (extras: Extras, identityCheck: string | undefined) => Submission;
}

const moved = (status: ApplicationStatus) =>
  status !== 'NOT_APPLIED' && status !== 'DRAFT' && status !== 'ERROR';

/** Returns whether the lender refused the application, with any code; 401 and 503 can answer every call. */
const isRefusal = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status !== 401 && failure.status !== 503;

/**
 * Sends an application, once (decision 8; spec §7), and accepts its terms. The status shows whether it arrived, and
 * where the user goes. `refused`: by the lender; AFI_USER_NOT_ALLOWED: this user may not apply (spec §8).
 */
export class SubmitApplication extends OnceVerb<[Applying], void> {
  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly applications: Applications,
    private readonly tracking: Tracking,
    private readonly polling: Polling,
    ended: AbortSignal,
  ) {
    super(ended);
  }

  /** Whether the user accepted the terms since the last rejection. */
  get isAccepted(): boolean {
    return this.storage.read(STORED.termsAccepted) === true;
  }

  protected plan(application: Applying): Once<void> {
    const { http, polling } = this;
    const isSubmitted = () => this.isSubmitted(application);
    const alreadyDone = async () => {
      this.accept(application);
      const saved = await application.wizard.saveNow();
      return saved.ok ? isSubmitted() : saved;
    };
    const send = () => this.send(application);
    const lock$ = http.lock(submitApplication);
    return { lock$, alreadyDone, send, confirm: isSubmitted, polling, isRefusal };
  }

  private accept({ flow, terms }: Applying): void {
    this.storage.write(STORED.termsAccepted, true);
    this.storage.write(STORED.onboardingType, flow);
    const textVersion = newest(WORDINGS.application);
    this.tracking.track(event('terms_accepted', terms, { textVersion }));
  }

  private async isSubmitted({ wizard }: Applying): Promise<Result<void | 'notYet', Failure>> {
    const now = await this.applications.refresh();
    const isMoved = now.ok && moved(now.value.status);
    if (isMoved) wizard.forget();
    return mapResult(now, () => (isMoved ? undefined : 'notYet'));
  }

  private async send(application: Applying): Promise<Result<void, Failure>> {
    const { storage, applications } = this;
    const entry = storage.read(STORED.migrationEntry);
    const headers = entry === undefined ? {} : { 'migration-entry': entry };
    const { extras } = application.wizard.state$.value;
    const body = application.body(extras, storage.read(STORED.onekycSubmissionUuid));
    const answer = await this.http.call(submitApplication, { headers, body });
    if (!answer.ok) return answer;
    const status = answer.value.applicationStatus;
    if (status !== undefined && status !== 'UNKNOWN')
      await applications.setStatus(readStatus(status));
    const after = await this.isSubmitted(application);
    return after.ok && after.value !== 'notYet'
      ? ok(undefined)
      : err({ kind: 'contract', path: 'applicationStatus' });
  }
}
