import type { BillBook } from '../../../../domain/bills/bill-book';
import { Bills } from '../../../../domain/bills/bills';
import type { Owed } from '../../../../domain/home/owed';
import { type Payoff, payoffOf } from '../../../../domain/home/payoff';
import { latestValue, type Loadable } from '../../../../domain/kernel/loadable';
import { Clock } from '../../../../domain/ports/clock';
import { useService } from '../../../hooks/services';
import { useFreshQuery } from '../../../hooks/use-fresh-query';
import { useReturn } from '../../../hooks/use-return';

interface PayoffParts {
  /** What home names as due now. */
  readonly owed: Owed | undefined;
  /** Whether home names the bills. */
  readonly named: boolean;
  /** Whether home's values are old while new ones load. */
  readonly stale: boolean;
  readonly upcoming: Loadable<BillBook>;
}

/** The months until everything is paid, and whether they are being loaded again. */
interface PayoffPath {
  readonly payoff: Payoff;
  readonly stale: boolean;
}

/** Returns the path; without one, whether it is only unknown so far. Lists that failed load again with the connection. */
export const usePayoff = ({
  owed,
  named,
  stale,
  upcoming,
}: PayoffParts): { readonly path?: PayoffPath; readonly isSettled: boolean } => {
  const now = useService(Clock).now();
  const isPaid = named && !owed;
  // `Parts` and `CurrentBills` load them if something is late, or if home does not name them.
  const isLoaded = isPaid || !named || owed?.isLate;
  const wants = !isLoaded && (latestValue(upcoming)?.bills.length ?? 0) > 0;
  const bills = useService(Bills);
  const current = useFreshQuery(bills.of('CURRENT'), wants ? 'mounted' : 'never');
  useReturn(() => {
    const books = [bills.of('CURRENT'), bills.of('UPCOMING')];
    for (const book of books) if (book.state$.value.phase === 'failed') void book.load();
  }, 'online$');
  const [due, later] = [isPaid ? undefined : latestValue(current), latestValue(upcoming)];
  const states = isPaid ? [upcoming] : [current, upcoming];
  const needsDue = !isPaid && (isLoaded || wants);
  const isSettled =
    (later !== undefined || upcoming.phase === 'failed') &&
    (!needsDue || due !== undefined || current.phase === 'failed');
  if (!later || !(due || isPaid) || states.some(({ phase }) => phase === 'failed'))
    return { isSettled };
  const payoff = payoffOf(
    { current: due, upcoming: later, named: named ? (owed?.amount ?? 0) : owed?.amount },
    now,
  );
  const path = payoff && {
    payoff,
    stale: stale || states.some(({ phase }) => phase === 'loading'),
  };
  return { ...(path && { path }), isSettled };
};
