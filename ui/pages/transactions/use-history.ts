import { useMemo, useState } from 'react';
import { latestValue } from '../../../domain/kernel/loadable';
import { HostInfo } from '../../../domain/ports/host-info';
import { History } from '../../../domain/transactions/history';
import { filterRows, availableFilters, type Filters } from '../../../domain/transactions/filter';
import { type MonthSpending, spendingByMonth } from '../../../domain/transactions/spending';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useQuery } from '../../hooks/use-query';

/** Loads the history on arrival and whenever the connection is back; returns the rows that match the filters. */
export const useHistory = () => {
  const history = useService(History);
  const online = useLive(useService(HostInfo).online$);
  // Offline, known values are kept.
  const state = useQuery(history, online ? 'mounted' : 'unknown');
  const [filters, setFilters] = useState<Filters>({});
  const loaded = latestValue(state);

  const available = useMemo(() => availableFilters(loaded?.rows ?? []), [loaded?.rows]);
  const isFiltered = Object.values(filters).some(Boolean);
  // Next to only a part of its rows, the sum of a month would mislead.
  const spending = useMemo(
    () => (loaded && !isFiltered ? spendingByMonth(loaded) : new Map<string, MonthSpending>()),
    [loaded, isFiltered],
  );

  return {
    history,
    state,
    loaded,
    rows: filterRows(loaded?.rows ?? [], filters),
    available,
    filters,
    setFilters,
    isFiltered,
    spending,
    offline: !online,
  };
};

export type UseHistory = ReturnType<typeof useHistory>;
