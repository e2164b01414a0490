import { Art } from './art';
import { Entries, LedgerBook } from './parts/ledger';

/** A lamp above the open ledger. */
export const UnderReviewArt = () => (
  <Art>
    <path className="art__line" d="M100 2v10" />
    <path className="art__accent art__line" d="M78 34c0-13 9-22 22-22s22 9 22 22z" />
    <path className="art__accent-rule" d="M100 40v6M82 40l-3 5M118 40l3 5" />
    <LedgerBook>
      <Entries />
      <path className="art__rule" d="M111 67q14-5 28-1m9 1h6M111 95q14-5 28-1m9 1h6" />
      <path className="art__accent-rule" d="M111 81q14-5 28-1m9 1h6" />
    </LedgerBook>
  </Art>
);
