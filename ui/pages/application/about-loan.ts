import { type LoanOutcome, loanOutcome } from '../../../domain/application/products';
import type { Application } from '../../../domain/application/status';
import type { StatusNotice } from '../status/status-view';

const notices: Readonly<Record<LoanOutcome, StatusNotice>> = {
  PROCESSING: { text: 'application:loan.PROCESSING' },
  REJECTED: { text: 'application:loan.REJECTED' },
};

/** Returns the notice and the button about the loan, which is applied for at the same time and decided separately. */
export const aboutLoan = (application: Application | undefined) => {
  const outcome = application && loanOutcome(application);
  return outcome && { notices: [notices[outcome]], secondary: 'loan' as const };
};
