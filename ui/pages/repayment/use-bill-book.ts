import { useEffect } from 'react';
import { filter, merge, skip } from 'rxjs';
import type { BillType } from '../../../domain/bills/bill-book';
import { Bills } from '../../../domain/bills/bills';
import { HostInfo } from '../../../domain/ports/host-info';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';

/** A list of bills, read when its page opens, when the person comes back to it, and when the connection is back. */
export const useBillBook = (type: BillType) => {
  const bills = useService(Bills);
  const { online$, visible$ } = useService(HostInfo);
  const state = useLive(bills.book$(type));

  useEffect(() => {
    void bills.load(type);
    const returns$ = merge(online$.pipe(skip(1)), visible$.pipe(skip(1))).pipe(filter(Boolean));
    const following = returns$.subscribe(() => void bills.load(type));
    return () => following.unsubscribe();
  }, [bills, type, online$, visible$]);

  return { state, online: useLive(online$), reload: () => void bills.load(type) };
};
