import { latestValue } from '../kernel/loadable';
import type { Polling } from '../async/poll';
import { mapResult } from '../kernel/result';
import { type Wait, watched } from '../async/watched';
import type { RouteId } from '../navigation/routes';
import type { Applications } from './applications';
import { isApplicationPage, pageMatchesStatus } from './pages';
import type { Application } from './status';

/** Returns the state of the waiting list as text, to compare it: one page shows all its states. */
const waitlistOf = ({ waitlist }: Application): string => JSON.stringify(waitlist ?? {});

/** Polls on a status page until the status or the state of the waiting list changes (spec §4). */
export class AwaitStatus {
  constructor(
    private readonly applications: Applications,
    private readonly polling: Polling,
  ) {}

  on(page: RouteId): Wait {
    const { applications } = this;
    const look: Wait['look'] = async () => {
      const before = latestValue(applications.state$.value);
      return mapResult(
        await applications.refresh(),
        (now) =>
          isApplicationPage(page) &&
          (!pageMatchesStatus(page, now.status) ||
            (before !== undefined && waitlistOf(now) !== waitlistOf(before))),
      );
    };
    return { look, watch$: watched(look, this.polling) };
  }
}
