import { useRef } from 'react';
import type { BillBook, BillType } from '../../../domain/bills/bill-book';
import type { Bill } from '../../../domain/bills/read-bills';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { billListOf } from './bill-tabs';

/** The bill that the address names; opening one is an entry of its own, so that the way back closes it. */
export const useOpenedBill = (type: BillType, book: BillBook | undefined) => {
  const navigator = useService(Navigator);
  const { query } = useLive(navigator.place$);
  const fromHere = useRef(false);
  const asked = new URLSearchParams(query).get('bill');
  const bill = asked === null ? undefined : book?.bills.find(({ id }) => id === asked);
  const open = ({ id }: Bill) => {
    fromHere.current = true;
    navigator.go(`${billListOf(type)}&bill=${encodeURIComponent(id)}`);
  };
  const close = () => {
    if (fromHere.current) navigator.back();
    else navigator.go(billListOf(type), { replace: true });
    fromHere.current = false;
  };
  return { bill, open, close };
};
