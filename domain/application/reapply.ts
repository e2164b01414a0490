import { type Failure, isOutcomeUnknown } from '../kernel/failure';
import { OnceVerb } from '../kernel/once-verb';
import { mapResult, ok, type Result } from '../kernel/result';
import type { Look, Once } from '../kernel/send-once';
import type { Http } from '../ports/http';
import type { Applications } from './applications';
import { reapply } from './calls';
import type { ApplicationStatus } from './statuses';

/** Begins anew after a rejection, once: the person has a draft afterwards (spec §4, §7). */
export class Reapply extends OnceVerb<[], void> {
  constructor(
    private readonly http: Http,
    private readonly applications: Applications,
    ended: AbortSignal,
  ) {
    super(ended);
  }

  protected plan(): Once<void> {
    return {
      alreadyDone: this.lookFor((status) => status !== 'REJECTED'),
      send: () => this.send(),
      confirm: this.lookFor((status) => status === 'DRAFT'),
    };
  }

  private lookFor(isDone: (status: ApplicationStatus) => boolean): Look<void> {
    return async () =>
      mapResult(await this.applications.refresh(), ({ status }) =>
        isDone(status) ? undefined : 'notYet',
      );
  }

  private async send(): Promise<Result<void, Failure>> {
    const { applications } = this;
    const answer = await this.http.call(reapply, {});
    if (!answer.ok && isOutcomeUnknown(answer.error)) return answer;
    const after = await applications.refresh();
    // The refusal may be of a second one, after another tab's.
    if (!answer.ok) return after.ok && after.value.status === 'DRAFT' ? ok(undefined) : answer;
    // What is asked for beside the first product, the server tells; without it the draft is known.
    if (!after.ok || after.value.status === 'REJECTED') await applications.setStatus('DRAFT');
    return ok(undefined);
  }
}
