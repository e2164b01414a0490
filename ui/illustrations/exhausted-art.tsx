import { Art } from './art';
import { LedgerBook } from './parts/ledger';

/** A ledger in which every row is used. */
export const ExhaustedArt = () => (
  <Art>
    <LedgerBook>
      <path
        className="art__accent-rule"
        d="M50 66l4 4 7-8M50 82l4 4 7-8M50 98l4 4 7-8M110 66l4 4 7-8M110 82l4 4 7-8M110 98l4 4 7-8"
      />
      <path className="art__rule" d="M70 66h20M70 82h20M70 98h20M130 66h20M130 82h20M130 98h20" />
    </LedgerBook>
  </Art>
);
