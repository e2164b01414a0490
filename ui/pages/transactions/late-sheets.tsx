import { useEffect, useEffectEvent, useState } from 'react';
import { arrived } from '../../../domain/kernel/arrived';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useReportLost } from '../../app/use-report-lost';
import { cancellable } from '../../hooks/cancellable';
import type { HistorySheetsProps } from './history-sheets';

const load = () => import('./history-sheets').then((it) => arrived(it.HistorySheets));

type Sheets = Awaited<ReturnType<typeof load>>;

interface LateSheetsProps extends HistorySheetsProps {
  /** The list is drawn: what could be opened next may be loaded ahead. */
  readonly ahead: boolean;
}

/** The sheets over the list. Their code comes behind it, so that the first rows need not wait for it. */
export const LateSheets = ({ ahead, ...props }: LateSheetsProps) => {
  const { sheet, receipt, onClose } = props;
  const showFailure = useFailureDialog();
  const reportLost = useReportLost();
  const [here, setHere] = useState<{ readonly Sheets: Sheets }>();
  const [tries, setTries] = useState(0);
  const wanted = receipt !== undefined || sheet !== undefined;
  const needed = ahead || wanted;
  const onLost = useEffectEvent(() => {
    reportLost();
    const retry = () => setTries((count) => count + 1);
    // A load ahead that failed is tried again when a sheet is needed.
    if (wanted) showFailure({ kind: 'network' }, { retry, onClose: receipt?.close ?? onClose });
  });
  useEffect(() => {
    if (!needed) return;
    return cancellable((signal) =>
      load().then(
        (Sheets) => signal.aborted || setHere({ Sheets }),
        () => signal.aborted || onLost(),
      ),
    );
  }, [needed, wanted, tries]);

  return here ? <here.Sheets {...props} /> : null;
};
