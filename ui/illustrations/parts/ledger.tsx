import type { PropsWithChildren } from 'react';
import './art.css';

/** Renders the open book of accounts ("buku kas"). */
export const LedgerBook = ({ children }: PropsWithChildren) => (
  <>
    <path className="art__accent art__line" d="M34 56h132v68H34z" />
    <path className="art__paper" d="M100 54q-30-12-60-2v66q30-10 60 2 30-12 60-2V52q-30-10-60 2z" />
    <path className="art__line" d="M100 54v66" />
    {children}
  </>
);

/** Renders entries of the ledger: what was bought, and an amount. */
export const Entries = () => (
  <path
    className="art__rule"
    d="M46 65q14-4 28-1m9 2 6 1M46 79q14-4 28-1m9 2 6 1M46 93q14-4 28-1m9 2 6 1"
  />
);
