import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cell } from '../../../domain/kernel/live';
import { idle, type Loadable } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { type Receipt, type ReceiptOf, Receipts } from '../../../domain/receipts/receipts';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { largeScreen, useMedia } from '../../hooks/use-media';
import { receiptAddress } from '../../../domain/receipts/address';
import { receiptAt } from '../../../domain/receipts/asked-receipt';

const none = cell<Loadable<Receipt>>(idle);

export interface OpenReceipt {
  readonly of: ReceiptOf;
  readonly state: Loadable<Receipt>;
  readonly retry: () => void;
  /** Returns to the page that opened the receipt. */
  readonly close: () => void;
  readonly toList: () => void;
}

/**
 * Loads the receipt in the address. Closing it goes back if the list opened it, and where it covers the list, also if
 * another page did. Beside the list, the list stays.
 */
export const useReceipt = () => {
  const receipts = useService(Receipts);
  const navigator = useService(Navigator);
  const asked = receiptAt(useLocation().search);
  const { referenceId, type } = asked ?? {};
  const state = useLive(asked ? receipts.of(asked).state$ : none);
  const fromHere = useRef(false);
  // Read on arrival, because later the list may have opened a receipt itself.
  const [isFromPage] = useState(() => {
    const { by, chosenBy } = navigator.place$.value;
    return asked !== undefined && by !== 'replace' && chosenBy === 'app' && navigator.hasBefore;
  });
  const fromPage = useRef(isFromPage);
  const covers = !useMedia(largeScreen);

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
  const leaveTo = (isBack: boolean) => {
    if (isBack) navigator.back();
    else navigator.go(ROUTES.transactions.path, { replace: true });
    fromHere.current = false;
    fromPage.current = false;
  };
  const receipt: OpenReceipt | undefined = asked && {
    of: asked,
    state,
    retry: () => void receipts.load(asked),
    close: () => leaveTo(fromHere.current || (fromPage.current && covers)),
    toList: () => leaveTo(fromHere.current),
  };
  return { open, receipt };
};
