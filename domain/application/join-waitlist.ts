import type { Live } from '../kernel/live';
import { OnceSender } from '../kernel/once-sender';
import { mapResult } from '../kernel/result';
import type { Look, Sending } from '../kernel/send-once';
import type { Http } from '../ports/http';
import type { Applications } from './applications';
import { joinWaitlist } from './calls';

/** Joins the waiting list, once (spec §7); whether that arrived, the application status tells. */
export class JoinWaitlist {
  private readonly sender: OnceSender<[], void>;

  readonly state$: Live<Sending<void>>;

  constructor(http: Http, applications: Applications, ended: AbortSignal) {
    const isJoined: Look<void> = async () =>
      mapResult(await applications.refresh(), ({ waitlist }) =>
        waitlist?.isJoined ? undefined : 'notYet',
      );
    const send = async () => {
      const answer = await http.call(joinWaitlist, {});
      if (answer.ok) await applications.refresh();
      return mapResult(answer, () => undefined);
    };
    this.sender = new OnceSender(() => ({ alreadyDone: isJoined, send, confirm: isJoined }), ended);
    this.state$ = this.sender.state$;
  }

  /** Resolves with the end; pages show `failure` where there is one. */
  join(): Promise<Sending<void>> {
    return this.sender.press();
  }
}
