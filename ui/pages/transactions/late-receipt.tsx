import { useEffect, useEffectEvent, useState } from 'react';
import { useFailureDialog } from '../../app/use-failure-dialog';
import type { OpenReceipt } from './use-receipt';

const load = () => import('./receipt-sheet').then((it) => it.ReceiptSheet);

type Sheet = Awaited<ReturnType<typeof load>>;

interface LateReceiptProps {
  readonly receipt: OpenReceipt | undefined;
  /** The list is drawn: what could be opened next may be loaded ahead. */
  readonly ahead: boolean;
}

/** The receipt that is open. Its code comes behind the list, so that the first rows need not wait for it. */
export const LateReceipt = ({ receipt, ahead }: LateReceiptProps) => {
  const showFailure = useFailureDialog();
  const [here, setHere] = useState<{ readonly Sheet: Sheet }>();
  const [tries, setTries] = useState(0);
  const wanted = receipt !== undefined;
  const needed = ahead || wanted;
  const onLost = useEffectEvent(() => {
    const retry = () => setTries((count) => count + 1);
    // A load ahead that failed is tried again when the sheet is needed.
    if (receipt) showFailure({ kind: 'network' }, { retry, onClose: receipt.close });
  });
  useEffect(() => {
    if (!needed) return;
    let left = false;
    load().then(
      (Sheet) => left || setHere({ Sheet }),
      () => left || onLost(),
    );
    return () => {
      left = true;
    };
  }, [needed, wanted, tries]);

  return receipt && here ? <here.Sheet key={receipt.of.referenceId} receipt={receipt} /> : null;
};
