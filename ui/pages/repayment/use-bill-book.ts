import { useEffect } from 'react';
import type { BillType } from '../../../domain/bills/bill-book';
import { Bills } from '../../../domain/bills/bills';
import { HostInfo } from '../../../domain/ports/host-info';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useReturn } from '../../hooks/use-return';

/** A list of bills, read when its page opens, when the person comes back to it, and when the connection is back. */
export const useBillBook = (type: BillType) => {
  const bills = useService(Bills);
  const { online$ } = useService(HostInfo);
  const state = useLive(bills.book$(type));

  const reload = () => void bills.load(type);

  useEffect(() => void bills.load(type), [bills, type]);
  useReturn(reload);
  useReturn(reload, 'online$');

  return { state, online: useLive(online$), reload };
};
