import { createContext, useContext } from 'react';

/** Signal of the current visit; outside of a page it never aborts. */
export const VisitContext = createContext(new AbortController().signal);

/** Returns the signal that aborts when the user leaves the page, for an answer that must not act after that. */
export const useVisit = (): AbortSignal => useContext(VisitContext);
