import { useEffect } from 'react';

/** Adds a prefix to the document's title while there is one; a screen reader reads it first. */
export const useTitlePrefix = (prefix: string | undefined): void => {
  useEffect(() => {
    if (prefix === undefined) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);
};
