import type { Row } from './history';
import type { Bill, Ledger } from './ledger';
import { MERCHANTS, PERSON } from './person';
import type { Plan } from './plan';
import type { Call } from './server';

/** Returns the time as ISO 8601 in UTC. */
export const iso = (at: number): string => new Date(at).toISOString();

/** Returns one bill. */
export const due = (bill: Bill) => ({
  id: `BILL-${bill.id}`,
  status: bill.status,
  dueDate: iso(bill.dueAt),
  principalAmount: bill.principal,
  serviceFee: bill.serviceFee,
  lateFee: bill.lateFee,
  totalAmount: bill.total,
  transactions: bill.parts.map(({ row, amount, number, of }) => ({
    referenceId: `TRX-${row.id}`,
    name: row.name,
    amount,
    installment: number,
    tenor: of,
  })),
});

/** Returns one row of the history. */
export const entry = (row: Row) => ({
  referenceId: `TRX-${row.id}`,
  type: row.type,
  status: row.status,
  transactionTime: iso(row.at),
  name: row.name,
  amount: row.amount,
  currency: 'IDR',
  restructureFlag: row.restructure,
});

/** Returns the summary of a plan. */
export const summary = (plan: Plan) => ({
  tenor: plan.tenor,
  principalAmount: plan.principal,
  feeAmount: plan.fee,
  discountAmount: plan.discount,
  totalAmount: plan.total,
  monthlyAmount: plan.instalments[0]?.amount,
  firstDueDate: iso(plan.instalments[0]?.dueAt ?? 0),
  installments: plan.instalments.map(({ number, dueAt, amount }) => ({
    number,
    dueDate: iso(dueAt),
    amount,
  })),
});

/** Returns whether the user may take a plan. */
export const restructure = (ledger: Ledger) => ({
  isEligibleRestructure: ledger.tenors().length > 0,
  isDiscountEligible: ledger.tenors().some((item) => item.discount),
});

/** Returns the consents of the user. */
export const consent = (ledger: Ledger) => ({
  status: ledger.consents.size > 0 ? 'GIVEN' : 'NOT_GIVEN',
  verifiedStatus: 'VERIFIED',
  applicationID: `APP-${PERSON.accountId}`,
  consents: Object.fromEntries([...ledger.consents].map((type) => [type, true])),
});

/** Returns what every answer about bills has. */
export const bills = (ledger: Ledger) => ({
  totalDue: ledger.due().current,
  upcomingTotalDue: ledger.due().upcoming,
  billUseTempLimit: false,
  loanRestructureDetail:
    ledger.plan?.status === 'SUCCESS'
      ? { requestId: `LR-${ledger.plan.id}`, tenor: ledger.plan.terms.tenor }
      : null,
  extendInfo: null,
});

/** Returns the home page. */
export const home = (ledger: Ledger, { text }: Call) => ({
  profile: {
    name: PERSON.name,
    accountStatus: 'ACTIVE',
    totalLimit: ledger.limit().total,
    usedLimit: ledger.limit().used,
    availableLimit: ledger.limit().available,
  },
  topBanner: {
    title: text('Bayar tagihan tepat waktu', 'Pay your bill on time'),
    description: text('Hindari denda keterlambatan.', 'Avoid the late fee.'),
  },
  modules: [
    {
      type: 'BILL',
      title: text('Tagihan', 'Bills'),
      data: { ...bills(ledger), dueDate: ledger.current[0] ? iso(ledger.current[0].dueAt) : null },
    },
    {
      type: 'BILL_RESTRUCTURE',
      title: text('Ubah jadi cicilan', 'Split into instalments'),
      data: restructure(ledger),
    },
    { type: 'PARTNERS', title: text('Mitra', 'Partners'), data: { merchants: MERCHANTS } },
  ],
});

/** Returns the application status. */
export const status = (ledger: Ledger) => ({
  applicationStatus: ledger.status,
  eligibility: 'ELIGIBLE',
  creditApplicationResponse:
    ledger.status === 'REJECTED' ? { reapplyTime: iso(ledger.today + 30 * 86_400_000) } : {},
  waitlist: { isJoined: ledger.waitlisted, isReviewing: false },
  availableAdditionalProducts: ['GPP'],
  additionalProductStatus: { GPP: ledger.gpp },
  additionalProductPromoEligibility: { GPP: false },
});

/** Returns the settings list. */
export const settings = (ledger: Ledger) =>
  [...ledger.settings].map(([feature, enabled]) => ({ feature, enabled }));
