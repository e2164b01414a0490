import { useCallback, useEffect, useState } from 'react';
import { unwatched, type Watch, type Watching } from '../../domain/async/watched';

/** The news of a wait, which lasts while there is something to watch, and a function that adds some. */
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
