import { Applications, guardStatus } from '../../../domain/application/applications';
import { loanOutcome } from '../../../domain/application/products';
import { Home } from '../../../domain/home/home';
import { namesBills, owedIn } from '../../../domain/home/owed';
import { latestValue } from '../../../domain/kernel/loadable';
import { billListOf } from '../../../domain/bills/address';
import { ROUTES } from '../../../domain/navigation/routes';
import { Clock } from '../../../domain/ports/clock';
import { HostInfo } from '../../../domain/ports/host-info';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useLastFailure } from '../../hooks/use-last-failure';
import { useFreshQuery } from '../../hooks/use-fresh-query';

const nextOf = (
  owes: boolean,
  closed: boolean,
): readonly [labelKey: 'pay' | 'closed.go' | 'shop', to: string] => {
  if (owes) return ['pay', billListOf('CURRENT')];
  // A closed account cannot buy anything.
  return closed ? ['closed.go', ROUTES.rekyc.path] : ['shop', ROUTES.homePartners.path];
};

/** Loads home when its page opens, when the user returns to it, and when the connection is back. */
export const useHome = () => {
  const home = useService(Home);
  const online = useLive(useService(HostInfo).online$);
  // Offline, known values are kept.
  const state = useFreshQuery(home, online ? 'mounted' : 'unknown');
  const failure = useLastFailure(state);
  const page = latestValue(state);
  const owed = owedIn(page, useService(Clock).now());
  const application = useLive(useService(Applications).state$);
  const closed = guardStatus(application) === 'ACCOUNT_CLOSED';
  const applied = latestValue(application);
  const isCurrent = online && !failure;

  return {
    home,
    page,
    /** What must be paid now. */
    owed,
    /** Whether home names the bills; otherwise they are loaded. */
    named: namesBills(page),
    closed,
    /** State of a loan that was requested in addition to the limit. */
    loan: applied && loanOutcome(applied),
    /** A closed account cannot use its limit, so it is hidden. */
    limit: closed ? undefined : page?.profile?.limit,
    /** The next action: the key of its label, and its address. */
    next: nextOf(owed !== undefined, closed),
    phase: state.phase,
    failure,
    /** Whether the newest values are not loaded yet, or cannot be. */
    stale: !isCurrent || state.phase !== 'ready',
    /** When the values were loaded, while they cannot be refreshed. */
    asOf: isCurrent ? undefined : page?.readAt,
  };
};
