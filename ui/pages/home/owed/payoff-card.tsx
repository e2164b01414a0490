import type { ReactNode } from 'react';
import { Bills } from '../../../../domain/bills/bills';
import type { Owed } from '../../../../domain/home/owed';
import { useService } from '../../../hooks/services';
import { useFreshQuery } from '../../../hooks/use-fresh-query';
import { Path } from './path';
import { usePayoff } from './use-payoff';

interface PayoffCardProps {
  /** What home names as due now. */
  readonly owed: Owed | undefined;
  /** Whether home names the bills. */
  readonly named: boolean;
  /** Whether home's values are old while new ones load. */
  readonly stale: boolean;
  /** Shown while the bills load. */
  readonly children: ReactNode;
}

/** Renders the path until everything is paid; nothing if a part of it is unknown. */
export const PayoffCard = ({ children, ...home }: PayoffCardProps) => {
  const bills = useService(Bills);
  const upcoming = useFreshQuery(bills.of('UPCOMING'));
  // On home, other cards load these.
  useFreshQuery(bills.of('CURRENT'), home.owed?.isLate || !home.named ? 'mounted' : 'never');
  const { path, isSettled } = usePayoff({ ...home, upcoming });
  return path ? <Path {...path} /> : isSettled ? null : children;
};
