import { readFlag } from '../kernel/spellings';

const holdsLoan = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some((loan) => typeof loan === 'object' && loan !== null && Object.keys(loan).length > 0);

/**
 * Returns whether `metadata.loanRestructure` means that bills became instalments. The specification does not show its
 * shape, so only an explicit yes or a list with a loan counts, under any key; any other word may mean "none".
 */
export const isRestructured = (sent: unknown): boolean =>
  readFlag(sent) === true ||
  holdsLoan(sent) ||
  (typeof sent === 'object' && sent !== null && Object.values(sent).some(holdsLoan));
