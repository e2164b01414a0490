import { useCallback, useEffect, useState } from 'react';
import { unwatched, type Watch, type Watching } from '../../domain/async/watched';

/** Subscribes to a poll while there is one. Returns its progress, and a function that adds to it. */
export const useWatch = (watch$: Watch | undefined) => {
  const [watching, setWatching] = useState(unwatched);
  const add = useCallback(
    (news: Partial<Watching>) => setWatching((it) => ({ ...it, ...news })),
    [],
  );
  useEffect(() => {
    const subscription = watch$?.subscribe(add);
    return () => subscription?.unsubscribe();
  }, [watch$, add]);
  return [watching, add] as const;
};
