import { useEffect, useState } from 'react';
import type { Observable } from 'rxjs';
import { unwatched, type Watching } from '../../domain/kernel/watched';

/** How a wait goes, which lasts while there is something to watch. */
export const useWatch = (watch$: Observable<Watching> | undefined): Watching => {
  const [watching, setWatching] = useState(unwatched);
  useEffect(() => {
    const subscription = watch$?.subscribe(setWatching);
    return () => subscription?.unsubscribe();
  }, [watch$]);
  return watching;
};
