import { useEffect, useState } from 'react';
import { useFailureDialog } from '../../app/use-failure-dialog';
import type { OpenReceipt } from './use-receipt';

const load = () => import('./receipt-sheet').then((it) => it.ReceiptSheet);

type Sheet = Awaited<ReturnType<typeof load>>;

interface LateReceiptProps {
  readonly receipt: OpenReceipt | undefined;
}

/** The receipt that is open. Its code comes behind the list, so that the first rows need not wait for it. */
export const LateReceipt = ({ receipt }: LateReceiptProps) => {
  const showFailure = useFailureDialog();
  const [here, setHere] = useState<{ readonly Sheet: Sheet }>();
  const [tries, setTries] = useState(0);
  const [lost, setLost] = useState(false);

  useEffect(() => {
    load().then(
      (Sheet) => setHere({ Sheet }),
      () => setLost(true),
    );
  }, [tries]);

  const wanted = receipt !== undefined && lost && !here;
  useEffect(() => {
    if (!wanted) return;
    setLost(false);
    const retry = () => setTries((count) => count + 1);
    showFailure({ kind: 'network' }, { retry, onClose: receipt.close });
  }, [wanted, receipt, showFailure]);

  return receipt && here ? <here.Sheet key={receipt.of.referenceId} receipt={receipt} /> : null;
};
