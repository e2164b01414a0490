import { OnceVerb } from '../async/once-verb';
import { mapResult } from '../kernel/result';
import type { Once } from '../async/send-once';
import type { Http } from '../ports/http';
import type { Applications } from './applications';
import { joinWaitlist } from './calls';

/** Joins the waiting list, once (spec §7). The application status shows whether the request arrived. */
export class JoinWaitlist extends OnceVerb<[], void> {
  constructor(
    private readonly http: Http,
    private readonly applications: Applications,
    ended: AbortSignal,
  ) {
    super(ended);
  }

  protected plan(): Once<void> {
    const { http, applications } = this;
    const isJoined = async () =>
      mapResult(await applications.refresh(), ({ waitlist }) =>
        waitlist?.isJoined ? undefined : 'notYet',
      );
    const send = async () => {
      const answer = await http.call(joinWaitlist, {});
      if (answer.ok) await applications.refresh();
      return mapResult(answer, () => undefined);
    };
    return { lock$: http.lock(joinWaitlist), alreadyDone: isJoined, send, confirm: isJoined };
  }
}
