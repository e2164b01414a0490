import { useEffect, useEffectEvent, useState } from 'react';
import { arrived } from '../../../domain/kernel/arrived';
import type { Late } from '../../app/screen-loader';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useLate } from '../../app/use-late';
import { cancellable } from '../../hooks/cancellable';
import type { HistorySheetsProps } from './history-sheets';

const historySheets = {
  code: () => import('./history-sheets').then((it) => arrived(it.HistorySheets)),
};
const statementSheet = {
  code: () => import('./statement-sheet').then((it) => arrived(it.StatementSheet)),
};

interface Need {
  /** Whether the code may be loaded before it is needed. */
  readonly ahead?: boolean;
  readonly wanted: boolean;
  readonly onClose: () => void;
}

/** Returns a sheet once its code is loaded. A failed load ahead is tried again when the sheet is needed. */
const useSheet = <Part,>(late: Late<Part>, { ahead, wanted, onClose }: Need): Part | undefined => {
  const showFailure = useFailureDialog();
  const { part, load } = useLate(late, ahead);
  const [tries, setTries] = useState(0);
  const onLost = useEffectEvent(() => {
    const retry = () => setTries((count) => count + 1);
    showFailure({ kind: 'network' }, { retry, onClose, again: retry });
  });
  useEffect(() => {
    if (!wanted) return;
    return cancellable(async (signal) => {
      if (!(await load()) && !signal.aborted) onLost();
    });
  }, [wanted, load, tries]);
  return part;
};

interface LateSheetsProps extends HistorySheetsProps {
  /** Whether the list is rendered, so that the sheets may be loaded ahead. */
  readonly ahead: boolean;
}

/** Renders the sheets over the list. Their code loads after the list, so that the first rows do not wait for it. */
export const LateSheets = ({ ahead, ...props }: LateSheetsProps) => {
  const { of, sheet, receipt, onClose } = props;
  const isStatement = sheet === 'statement';
  const Sheets = useSheet(historySheets, {
    ahead,
    wanted: receipt !== undefined || (sheet !== undefined && !isStatement),
    onClose: receipt?.close ?? onClose,
  });
  const Statement = useSheet(statementSheet, { wanted: isStatement, onClose });
  const { history, loaded } = of;
  return (
    <>
      {Sheets && <Sheets {...props} />}
      {Statement && loaded && isStatement && (
        <Statement history={history} loaded={loaded} onClose={onClose} />
      )}
    </>
  );
};
