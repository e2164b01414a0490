import { codeOf, type Failure, isCode, isOutcomeUnknown } from '../kernel/failure';
import type { InputOf } from '../kernel/call';
import { singleFlight } from '../kernel/single-flight';
import type { Http } from '../ports/http';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';
import type { Applications } from './applications';
import { submitApplication } from './calls';
import { readStatus } from './status';
import type { ApplicationStatus } from './statuses';

/** What became of a submission. */
export type SubmitOutcome =
  | { readonly kind: 'submitted'; readonly status: ApplicationStatus }
  /** AFI_USER_NOT_ALLOWED: the lender does not take this person (spec §8). */
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'refused'; readonly code: string; readonly message?: string }
  /** The answer was lost and the status does not tell yet; the status page finds out. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type Submission = NonNullable<InputOf<typeof submitApplication>['body']>;

const moved = (status: ApplicationStatus) =>
  status !== 'NOT_APPLIED' && status !== 'DRAFT' && status !== 'ERROR';

/** Sends an application, exactly once however often it is asked to (decisions, "Submitting"). */
export class SubmitApplication {
  constructor(
    private readonly http: Http,
    private readonly storage: Storage,
    private readonly applications: Applications,
  ) {}

  readonly submit = singleFlight((submission: Submission) => this.send(submission));

  private async send(body: Submission): Promise<SubmitOutcome> {
    // Another tab, or a try whose answer was lost, may have submitted already.
    const before = await this.applications.refresh();
    if (before.ok && moved(before.value.status))
      return { kind: 'submitted', status: before.value.status };
    if (!before.ok) return { kind: 'failed', failure: before.error };

    const entry = this.storage.read(STORED.migrationEntry);
    const headers = entry === undefined ? {} : { 'migration-entry': entry };
    const answer = await this.http.call(submitApplication, { headers, body });
    if (!answer.ok) return this.refusal(answer.error);
    const status = answer.value.applicationStatus;
    if (status !== undefined && status !== 'UNKNOWN')
      await this.applications.setStatus(readStatus(status));
    return this.outcome();
  }

  private async refusal(failure: Failure): Promise<SubmitOutcome> {
    if (isCode(failure, 'AFI_USER_NOT_ALLOWED')) return { kind: 'notAllowed' };
    if (isOutcomeUnknown(failure)) return this.outcome();
    if (failure.kind !== 'api') return { kind: 'failed', failure };
    if (failure.status === 401 || failure.status === 503) return { kind: 'failed', failure };
    const { message } = failure;
    return {
      kind: 'refused',
      code: codeOf(failure),
      ...(message === undefined ? {} : { message }),
    };
  }

  /** The status tells whether the submission arrived. */
  private async outcome(): Promise<SubmitOutcome> {
    const after = await this.applications.refresh();
    return after.ok && moved(after.value.status)
      ? { kind: 'submitted', status: after.value.status }
      : { kind: 'unknown' };
  }
}
