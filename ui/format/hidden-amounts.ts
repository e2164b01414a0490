import { createContext } from 'react';

/** What screen readers read instead of an amount while amounts are hidden; `undefined` while they are shown. */
export const HiddenAmounts = createContext<string | undefined>(undefined);
