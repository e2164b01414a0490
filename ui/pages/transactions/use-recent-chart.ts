import { useEffect, useMemo, useState } from 'react';
import { jakartaMonth } from '../../../domain/kernel/instant';
import { Clock } from '../../../domain/ports/clock';
import { recentChart, recentMonths } from '../../../domain/transactions/month-chart';
import { monthBefore } from '../../../domain/transactions/months';
import { Preferences } from '../../../domain/visit/preferences';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import type { UseHistory } from './use-history';

/** How long the list is shown before the pages of its chart are loaded, in milliseconds. */
const loadAfter = 2_000;

/** How many pages are loaded at most. */
const mostPages = 6;

/**
 * Returns the chart of the recent months, and loads its pages unless the user saves data. `notLoaded` while they load;
 * `later` if that takes too many pages; `undefined` if a month stays unknown, or while the list is filtered.
 */
export const useRecentChart = (
  { history, loaded, isFiltered, offline }: UseHistory,
  isJumping: boolean,
) => {
  const running = jakartaMonth(useService(Clock).now());
  const savesData = useLive(useService(Preferences).savesData$);
  const [isTried, setTried] = useState(false);
  const chart = useMemo(() => loaded && recentChart(loaded, running), [loaded, running]);
  const mayLoad = chart === 'notLoaded' && !isTried && !savesData && !offline && !isFiltered;

  // One read of more pages ends the other.
  const isNext = mayLoad && !isJumping;
  useEffect(() => {
    if (!isNext) return undefined;
    const months = recentMonths(running);
    const before = monthBefore(months[months.length - 1] ?? '');
    const timer = setTimeout(() => {
      void history.readTo(before, mostPages).then(() => setTried(true));
    }, loadAfter);
    return () => clearTimeout(timer);
  }, [history, isNext, running]);
  useEffect(() => () => history.stop(), [history]);

  return isFiltered || (chart === 'notLoaded' && !mayLoad) ? undefined : chart;
};
