import { latestValue } from '../kernel/loadable';
import type { Polling } from '../async/poll';
import { mapResult } from '../kernel/result';
import { type Wait, watched } from '../async/watched';
import type { RouteId } from '../navigation/routes';
import type { Applications } from './applications';
import { isApplicationPage, pageMatchesStatus } from './pages';
import type { Application } from './status';

/** One page shows every place on the waiting list. */
const waitlistOf = ({ waitlist }: Application): string => JSON.stringify(waitlist ?? {});

/** Waits on a page of the status until that status, or the place on the waiting list, has changed (spec §4). */
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
