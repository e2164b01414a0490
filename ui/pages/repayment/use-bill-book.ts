import { useEffect } from 'react';
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
    const following = [online$, visible$].map((there$) => {
      let before = there$.value;
      return there$.subscribe((now) => {
        if (now && !before) void bills.load(type);
        before = now;
      });
    });
    return () => following.forEach((it) => it.unsubscribe());
  }, [bills, type, online$, visible$]);

  return { state, online: useLive(online$), reload: () => void bills.load(type) };
};
