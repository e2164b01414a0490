import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { cell } from '../../../domain/kernel/live';
import { idle, type Loadable } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { type Receipt, type ReceiptOf, Receipts } from '../../../domain/receipts/receipts';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { receiptAddress, receiptAt } from '../../../domain/receipts/address';

const none = cell<Loadable<Receipt>>(idle);

export interface OpenReceipt {
  readonly of: ReceiptOf;
  readonly state: Loadable<Receipt>;
  readonly retry: () => void;
  readonly close: () => void;
}

/** Loads the receipt in the address. Closing it goes back, if the list opened it. */
export const useReceipt = () => {
  const receipts = useService(Receipts);
  const navigator = useService(Navigator);
  const asked = receiptAt(useLocation().search);
  const { referenceId, type } = asked ?? {};
  const state = useLive(asked ? receipts.of(asked).state$ : none);
  const fromHere = useRef(false);

  useEffect(() => {
    if (referenceId !== undefined && type !== undefined) void receipts.load({ referenceId, type });
  }, [receipts, referenceId, type]);

  const open = useCallback(
    (of: ReceiptOf) => {
      // Beside the list, one receipt replaces another, so that back closes it.
      const replace = receiptAt(navigator.place$.value.query) !== undefined;
      fromHere.current ||= !replace;
      navigator.go(receiptAddress(of), { replace });
    },
    [navigator],
  );
  const close = () => {
    if (fromHere.current) navigator.back();
    else navigator.go(ROUTES.transactions.path, { replace: true });
    fromHere.current = false;
  };
  const receipt: OpenReceipt | undefined = asked && {
    of: asked,
    state,
    retry: () => void receipts.load(asked),
    close,
  };
  return { open, receipt };
};
