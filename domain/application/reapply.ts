import { isOutcomeUnknown } from '../kernel/failure';
import { OnceVerb } from '../async/once-verb';
import { mapResult, ok } from '../kernel/result';
import type { Once } from '../async/send-once';
import type { Http } from '../ports/http';
import type { Applications } from './applications';
import { reapply } from './calls';
import type { ApplicationStatus } from '../navigation/statuses';

/** Starts a new application after a rejection, once. The user then has a draft (spec §4, §7). */
export class Reapply extends OnceVerb<[], void> {
  constructor(
    private readonly http: Http,
    private readonly applications: Applications,
    ended: AbortSignal,
  ) {
    super(ended);
  }

  protected plan(): Once<void> {
    const { http, applications } = this;
    const lookFor = (isDone: (status: ApplicationStatus) => boolean) => async () =>
      mapResult(await applications.refresh(), ({ status }) =>
        isDone(status) ? undefined : 'notYet',
      );
    return {
      lock$: http.lock(reapply),
      alreadyDone: lookFor((status) => status !== 'REJECTED'),
      send: async () => {
        const answer = await http.call(reapply, {});
        if (!answer.ok && isOutcomeUnknown(answer.error)) return answer;
        const after = await applications.refresh();
        // The refusal may belong to a second request, sent after another tab's.
        if (!answer.ok) return after.ok && after.value.status === 'DRAFT' ? ok(undefined) : answer;
        // The response to the refresh also names the additional products. Otherwise only DRAFT is known.
        if (!after.ok || after.value.status === 'REJECTED') await applications.setStatus('DRAFT');
        return ok(undefined);
      },
      confirm: lookFor((status) => status === 'DRAFT'),
    };
  }
}
