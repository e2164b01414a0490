import { useEffect, useState } from 'react';
import { unwatched, type Watch, type Watching } from '../../domain/kernel/watched';

/** How a wait goes, which lasts while there is something to watch. */
export const useWatch = (watch$: Watch | undefined): Watching => {
  const [watching, setWatching] = useState(unwatched);
  useEffect(() => {
    const subscription = watch$?.subscribe(setWatching);
    return () => subscription?.unsubscribe();
  }, [watch$]);
  return watching;
};
