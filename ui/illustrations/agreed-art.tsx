import { Art } from './art';
import { Entries, LedgerBook } from './parts/ledger';

/** The ledger with a tick on its new page. */
export const AgreedArt = () => (
  <Art>
    <LedgerBook>
      <Entries />
      <path className="art__accent-rule" d="M111 67q14-5 28-1m9 1h6M111 81q14-5 28-1m9 1h6" />
    </LedgerBook>
    <circle className="art__accent art__line" cx="136" cy="104" r="20" />
    <path className="art__mark" d="m127 104 7 7 12-13" />
  </Art>
);
