import type { ElementMessages } from './id';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** English. Where the app has the same message, the wording is the same. */
export const en: ElementMessages = {
  loading: 'Loading',
  retry: 'Try again',
  asOf: (time) => `as of ${time}`,
  provider: 'PayLater',
  lender: (name) => `PayLater, loan from ${name}`,
  error: 'This could not be loaded.',
  /** For screen readers, which announce it once. */
  spoken: { error: 'This could not be loaded.', trying: '', over: 'Loaded.' },
  unauthorised: {
    text: 'Log in to see this.',
    go: 'Open PayLater',
  },
  limit: {
    title: 'Your limit',
    used: 'Used',
    available: 'Limit left',
    total: 'Total limit',
    temporary: 'Includes a temporary limit of',
    until: (day) => `until ${day}`,
    undivided: 'We cannot show how much you have used.',
    unusable: 'This limit cannot be used right now.',
    go: 'Limit details',
    none: 'There is no PayLater limit to use yet.',
    apply: 'Apply or see the status',
    closed: 'Your PayLater account is closed',
    verify: 'Verify again',
  },
  bills: {
    title: { current: 'Total to pay', upcoming: 'Total of upcoming bills' },
    rows: { current: 'Due now', upcoming: 'Upcoming bills' },
    bill: (month) => `${month} bill`,
    alone: 'PayLater bill',
    dueOn: (day) => `Due ${day}`,
    lateFee: 'Includes a late fee of',
    more: (count) => (count === 1 ? '1 more bill in PayLater' : `${count} more bills in PayLater`),
    none: { current: 'No bills now', upcoming: 'No upcoming bills' },
    go: 'See your bills',
    left: (count) =>
      count === 0
        ? 'today'
        : count === 1
          ? 'tomorrow'
          : count > 0
            ? `in ${days(count)}`
            : `${days(-count)} overdue`,
    due: {
      DUE_SOON: 'Due soon',
      OVERDUE: 'Overdue',
      OVERDUE_WITH_LATE_FEE: 'Overdue, late fee',
      NOT_OVERDUE: 'Not due yet',
    },
  },
  transactions: {
    title: 'Transaction history',
    none: 'No transactions to show',
    go: 'See all',
    amountUnread: 'The amount could not be read',
    flag: { NEW_LOAN: 'Part of new instalments', OLD_LOAN: 'Replaced by new instalments' },
    type: {
      ORDER: 'Purchase',
      REPAYMENT: 'Repayment',
      REFUND: 'Refund',
      OVERPAID_WITHDRAWAL: 'Overpayment withdrawal',
      FEE: 'Fee',
      UNKNOWN: 'Other transaction',
    },
    state: {
      waiting: 'Pending',
      open: 'In progress',
      done: 'Done',
      returned: 'Refunded',
      failed: 'Failed',
      unread: 'Other status',
    },
  },
  plan: {
    title: 'Pay in instalments',
    total: (tenor) => `Total of ${tenor} instalment${tenor === 1 ? '' : 's'}`,
    principal: 'Principal',
    fee: 'Fee',
    discount: 'Discount',
    none: 'No instalments for now',
    notOffered: 'Not on offer for now',
    go: 'Choose instalments',
    bills: 'See bills',
    number: 'No.',
    due: 'Due',
    amount: 'Amount',
    unknown: 'See the agreement',
  },
};
