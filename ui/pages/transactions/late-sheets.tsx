import { useEffect, useEffectEvent, useState } from 'react';
import { arrived } from '../../../domain/kernel/arrived';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useLate } from '../../app/use-late';
import { cancellable } from '../../hooks/cancellable';
import type { HistorySheetsProps } from './history-sheets';

const historySheets = {
  code: () => import('./history-sheets').then((it) => arrived(it.HistorySheets)),
};

interface LateSheetsProps extends HistorySheetsProps {
  /** The list is drawn: what could be opened next may be loaded ahead. */
  readonly ahead: boolean;
}

/** The sheets over the list. Their code comes behind it, so that the first rows need not wait for it. */
export const LateSheets = ({ ahead, ...props }: LateSheetsProps) => {
  const { sheet, receipt, onClose } = props;
  const showFailure = useFailureDialog();
  const { part: Sheets, load } = useLate(historySheets, ahead);
  const [tries, setTries] = useState(0);
  const wanted = receipt !== undefined || sheet !== undefined;
  const onLost = useEffectEvent(() => {
    const retry = () => setTries((count) => count + 1);
    showFailure({ kind: 'network' }, { retry, onClose: receipt?.close ?? onClose });
  });
  // A load ahead that failed is tried again when a sheet is needed.
  useEffect(() => {
    if (!wanted) return;
    return cancellable(async (signal) => {
      if (!(await load()) && !signal.aborted) onLost();
    });
  }, [wanted, load, tries]);

  return Sheets ? <Sheets {...props} /> : null;
};
