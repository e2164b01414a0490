import { useEffect } from 'react';
import { Applications, guardStatus } from '../../../domain/application/applications';
import { loanOutcome } from '../../../domain/application/products';
import { Home, nextBill } from '../../../domain/home/home';
import { billsDue } from '../../../domain/home/ways';
import { latestValue } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { HostInfo } from '../../../domain/ports/host-info';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

const nextOf = (owes: boolean, closed: boolean): readonly [labelKey: string, to: string] => {
  if (owes) return ['pay', billsDue];
  // Nothing can be bought with an account that is closed.
  return closed ? ['closed.go', ROUTES.rekyc.path] : ['shop', ROUTES.homePartners.path];
};

/** Home, read on arrival and whenever the connection is back. */
export const useHome = () => {
  const home = useService(Home);
  const online = useLive(useService(HostInfo).online$);
  const state = useLive(home.home$);
  const page = latestValue(state);
  const bill = nextBill(page);
  const application = useLive(useService(Applications).application$);
  const closed = guardStatus(application) === 'ACCOUNT_CLOSED';
  const applied = latestValue(application);

  useEffect(() => {
    // Without a connection what is known stands as it is.
    if (online || !latestValue(home.home$.value)) void home.load();
  }, [home, online]);

  return {
    home,
    page,
    bill,
    closed,
    /** How a loan is that was asked for beside the limit. */
    loan: applied && loanOutcome(applied),
    /** A closed account has none to use, whatever is left of it on paper. */
    limit: closed ? undefined : page?.profile?.limit,
    /** What there is to do next: the key of its words, and where it is done. */
    next: nextOf(bill !== undefined, closed),
    phase: state.phase,
    /** The newest values are not here. */
    stale: state.phase !== 'ready',
    /** When what is shown was read, if it cannot be brought up to date. */
    asOf: online && state.phase !== 'failed' ? undefined : page?.readAt,
  };
};
