import { useCallback, useEffect, useRef, useState } from 'react';
import { monthBefore } from '../../../domain/transactions/months';
import { type Period, statementOf } from '../../../domain/transactions/statement';
import { useLive } from '../../hooks/use-live';
import type { UseHistory } from './use-history';

/**
 * Returns the statement of a period, and loads its rows as long as each attempt brings more. Leaving the page
 * cancels the load.
 */
export const useStatement = (
  history: UseHistory['history'],
  loaded: NonNullable<UseHistory['loaded']>,
  period: Period,
) => {
  const { phase } = useLive(history.more$);
  const statement = statementOf(loaded, period);
  const isMissing = statement === undefined;
  // What was there when the last attempt began: without a new row, another attempt needs a press.
  const { from } = period;
  const here = `${from} ${loaded.rows.length}`;
  const [tried, setTried] = useState<string>();
  const isTrying = useRef(false);

  const load = useCallback(() => {
    if (isTrying.current) return;
    isTrying.current = true;
    // A month is complete once a row of an earlier month is loaded.
    void history.readTo(monthBefore(from)).then(() => {
      isTrying.current = false;
      setTried(here);
    });
  }, [history, from, here]);

  useEffect(() => {
    if (isMissing && tried !== here) load();
  }, [isMissing, tried, here, load]);
  useEffect(() => () => history.stop(), [history]);

  const failed = isMissing && phase !== 'loading' && tried === here;
  return { statement, failed, load };
};
