import { Art } from './art';
import { Entries, LedgerBook } from './parts/ledger';

/** The ledger and the pen that signs it. */
export const TermsArt = () => (
  <Art>
    <LedgerBook>
      <Entries />
      <path className="art__rule" d="M111 67q14-5 28-1" />
      <path className="art__accent-rule" d="M110 102c6-12 10-12 11 0s6 4 9-3" />
    </LedgerBook>
    <path className="art__accent art__line" d="m160 30 12 9-34 50-12 8 1-15z" />
    <path className="art__mark" d="m152 46 6 5" />
  </Art>
);
