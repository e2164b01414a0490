import { createContext, useContext } from 'react';

/** The visit that a page is shown for. Without a page there is no end of it. */
export const VisitContext = createContext(new AbortController().signal);

/** Returns the signal that aborts when the user leaves the page, for an answer that must not act after that. */
export const useVisit = (): AbortSignal => useContext(VisitContext);
