import { type LoanOutcome, loanOutcome } from '../../../domain/application/products';
import type { Application } from '../../../domain/application/status';
import type { StatusNotice } from '../status/status-view';

const notices: Readonly<Record<LoanOutcome, StatusNotice>> = {
  PROCESSING: { text: 'application:loan.PROCESSING' },
  REJECTED: { text: 'application:loan.REJECTED' },
};

/** Both products are applied for at once, and each is decided by itself: how the loan is, and the way to its page. */
export const aboutLoan = (application: Application | undefined) => {
  const outcome = application && loanOutcome(application);
  return outcome && { notices: [notices[outcome]], secondary: 'loan' as const };
};
