import { Art } from './art';

/** Three lines that wait for their first entry. */
export const EmptyTransactionsArt = () => (
  <Art>
    <rect className="art__paper" x="40" y="30" width="120" height="98" rx="8" />
    <path className="art__rule" d="M40 62h120M40 95h120" />
    <circle className="art__accent" cx="60" cy="46" r="8" />
    <circle className="art__mid" cx="60" cy="79" r="8" />
    <circle className="art__mid" cx="60" cy="112" r="8" />
    <path className="art__rule art__rule--dashed" d="M80 46h36M80 79h50M80 112h42" />
    <path className="art__accent-rule" d="M132 46h16" />
  </Art>
);
