import type { BillType } from '../../../domain/bills/bill-type';
import { Bills } from '../../../domain/bills/bills';
import { HostInfo } from '../../../domain/ports/host-info';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useFreshQuery } from '../../hooks/use-fresh-query';
import { useReturn } from '../../hooks/use-return';

/** Loads a list of bills when its page opens, when the user returns to it, and when the connection is back. */
export const useBillBook = (type: BillType) => {
  const book = useService(Bills).of(type);
  const reload = () => void book.load();

  const state = useFreshQuery(book);
  useReturn(reload, 'online$');

  return { state, online: useLive(useService(HostInfo).online$), reload };
};
