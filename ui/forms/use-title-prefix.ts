import { useEffect } from 'react';

/** Begins the document's title with a word for as long as there is one: a screen reader says it first. */
export const useTitlePrefix = (prefix: string | undefined): void => {
  useEffect(() => {
    if (prefix === undefined) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);
};
