import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { billListOf } from '../../../domain/bills/address';
import type { BillBook, BillType } from '../../../domain/bills/bill-book';
import type { Bill } from '../../../domain/bills/read-bills';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';

/** The bill that the address names; opening one is an entry of its own, so that the way back closes it. */
export const useOpenedBill = (type: BillType, book: BillBook | undefined) => {
  const navigator = useService(Navigator);
  const { search } = useLocation();
  const fromHere = useRef(false);
  const asked = new URLSearchParams(search).get('bill');
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
