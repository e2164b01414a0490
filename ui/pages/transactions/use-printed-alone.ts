import { useEffect } from 'react';

/** Prints only the sheet that uses it while it is open, not the list under it. */
export const usePrintedAlone = (): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['print'] = 'sheet';
    return () => {
      delete dataset['print'];
    };
  }, []);
};
