import { Art } from './art';
import { LedgerBook } from './parts/ledger';

/** A clean ledger and a glass of coffee. */
export const EmptyBillsArt = () => (
  <Art>
    <g transform="translate(-14)">
      <LedgerBook>
        <path className="art__accent-rule" d="m116 82 9 9 17-20" />
      </LedgerBook>
    </g>
    <path className="art__paper" d="M158 96h28l-4 32h-20z" />
    <path className="art__mid" d="M160 105h24l-3 22h-18z" />
    <path className="art__rule" d="M167 86q-5-6 0-12M178 86q-5-6 0-12" />
  </Art>
);
