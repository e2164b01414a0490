import { type ReactNode, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { HiddenAmounts } from '../../format/hidden-amounts';

/**
 * Prints only the sheet in it while that is open, not the list under it. Amounts that the user hides are on paper, and
 * then on the sheet until it is closed: some browsers report the end of printing too early.
 */
export const PrintedAlone = ({ children }: { readonly children: ReactNode }) => {
  const hidden = useContext(HiddenAmounts);
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const print = () => flushSync(() => setPrinted(true));
    dataset['print'] = 'sheet';
    addEventListener('beforeprint', print);
    return () => {
      delete dataset['print'];
      removeEventListener('beforeprint', print);
    };
  }, []);
  return <HiddenAmounts value={isPrinted ? undefined : hidden}>{children}</HiddenAmounts>;
};
