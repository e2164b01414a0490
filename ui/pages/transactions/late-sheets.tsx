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
  /** Whether the list is rendered, so that the sheets may be loaded ahead. */
  readonly ahead: boolean;
}

/** Renders the sheets over the list. Their code loads after the list, so that the first rows do not wait for it. */
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
  // A failed load ahead is tried again when a sheet is needed.
  useEffect(() => {
    if (!wanted) return;
    return cancellable(async (signal) => {
      if (!(await load()) && !signal.aborted) onLost();
    });
  }, [wanted, load, tries]);

  return Sheets ? <Sheets {...props} /> : null;
};
