import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { billListOf, billOf } from '../../../domain/bills/address';
import type { BillBook } from '../../../domain/bills/bill-book';
import type { BillType } from '../../../domain/bills/bill-type';
import type { Bill } from '../../../domain/bills/read-bills';
import { Navigator } from '../../../domain/ports/navigator';
import { useService } from '../../hooks/services';

/** Returns the bill in the address. Opening a bill adds a history entry, so that back closes it. */
export const useOpenedBill = (type: BillType, book: BillBook | undefined) => {
  const navigator = useService(Navigator);
  const { search } = useLocation();
  const fromHere = useRef(false);
  const asked = new URLSearchParams(search).get('bill');
  const bill = asked === null ? undefined : book?.bills.find(({ id }) => id === asked);
  const open = ({ id }: Bill) => {
    // Beside the list, one bill replaces another, so that back closes it.
    const replace = asked !== null;
    fromHere.current ||= !replace;
    navigator.go(billOf(type, id), { replace });
  };
  const close = () => {
    if (fromHere.current) navigator.back();
    else navigator.go(billListOf(type), { replace: true });
    fromHere.current = false;
  };
  return { bill, open, close };
};
