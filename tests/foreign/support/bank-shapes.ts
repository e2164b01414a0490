import { dayFirst, isoJakarta } from './format';
import type { Row } from './history';
import { type Bill, type Ledger, sum } from './ledger';
import { MERCHANTS, PERSON } from './person';
import type { Plan } from './plan';
import type { Call } from './server';

/** Returns the amount as a decimal string. */
export const decimal = (amount: number): string => amount.toFixed(2);

/** Returns the amount with its currency. */
export const money = (amount: number) => ({ value: decimal(amount), currency: 'IDR' });

/** Returns the list in an object that counts it. */
export const wrap = <T>(items: T[]) => ({ items, count: String(items.length) });

/** Returns the value with every boolean in it as "Y" or "N". */
export function flags(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  if (Array.isArray(value)) return value.map(flags);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, flags(item)]));
}

/** Returns the reference of a row as the bank prints it. */
export const reference = (row: Row): string => `FT${String(row.id).padStart(10, '0')}`;

/** Returns one bill. */
export const due = (bill: Bill) => ({
  billNumber: `BL${String(bill.id).padStart(8, '0')}`,
  dueStatus: bill.status,
  dueDate: isoJakarta(bill.dueAt),
  principal: money(bill.principal),
  adminFee: money(bill.serviceFee),
  lateFee: money(bill.lateFee),
  amountDue: money(bill.total),
  details: wrap(
    bill.parts.map(({ row, amount, number, of }) => ({
      referenceId: reference(row),
      description: row.name,
      amount: money(amount),
      installmentNumber: `${number}/${of}`,
    })),
  ),
});

/** Returns one row of the history. */
export const entry = (row: Row) => ({
  referenceId: reference(row),
  type: row.type,
  status: row.status,
  transactionTime: dayFirst(row.at),
  description: row.name,
  debitCredit: row.type === 'ORDER' || row.type === 'FEE' ? 'D' : 'C',
  amount: money(row.amount),
  restructureStatus: row.restructure,
});

/** Returns the receipt of a row; its lines add up to its total. */
export function receipt(row: Row) {
  const lines = [{ label: row.name, amount: row.amount }];
  return {
    ...entry(row),
    lines: wrap(lines.map((line) => ({ label: line.label, amount: money(line.amount) }))),
    total: money(sum(lines, (line) => line.amount)),
  };
}

/** Returns the summary of a plan. */
export const summary = (plan: Plan) => ({
  tenor: String(plan.tenor),
  principal: money(plan.principal),
  interest: money(plan.fee),
  discount: money(plan.discount),
  totalPayment: money(plan.total),
  monthlyPayment: money(plan.instalments[0]?.amount ?? 0),
  schedule: wrap(
    plan.instalments.map(({ number, dueAt, principal, fee, amount }) => ({
      number: String(number),
      dueDate: isoJakarta(dueAt),
      principal: money(principal),
      interest: money(fee),
      amount: money(amount),
    })),
  ),
});

/** Returns the orders that a plan splits. */
export const splittable = (ledger: Ledger) => ({
  transactions: wrap(
    ledger.splittable().map(({ part, serviceFee, lateFee, total }) => ({
      ...entry(part.row),
      amount: money(part.amount),
      adminFee: money(serviceFee),
      lateFee: money(lateFee),
      totalAmount: money(total),
    })),
  ),
});

/** Returns the review of the limit. */
export const review = (ledger: Ledger, asked: NonNullable<Ledger['review']>) => ({
  status: asked.status === 'SUCCESS' ? 'APPROVED' : 'IN_REVIEW',
  details: {
    previousLimit: money(asked.oldLimit),
    ...(asked.status === 'SUCCESS' ? { approvedLimit: money(ledger.totalLimit) } : {}),
  },
  reapplyTime: isoJakarta(asked.reapplyAt),
});

/** Returns the bills of one type: the total and the dues of that type and nothing else. */
export const bills = (ledger: Ledger, type: 'CURRENT' | 'UPCOMING') => ({
  ...(type === 'CURRENT'
    ? { totalDue: money(ledger.due().current), currentDues: wrap(ledger.current.map(due)) }
    : {
        upcomingTotalDue: money(ledger.due().upcoming),
        upcomingDues: wrap(ledger.upcoming.map(due)),
      }),
  billUseTempLimit: false,
  loanRestructureDetail: {
    active: ledger.plan?.status === 'SUCCESS',
    requestId: ledger.plan ? `RST${ledger.plan.id}` : '',
  },
  extendInfo: {},
});

/** Returns whether the user may take a plan, with the tenors written by the function. */
export const eligibility = (
  ledger: Ledger,
  tenor: (item: { tenor: number; discount: boolean }) => unknown,
) => ({
  isEligibleRestructure: ledger.tenors().length > 0,
  isDiscountEligible: ledger.tenors().some((item) => item.discount),
  eligibleRestructureTenors: wrap(ledger.tenors().map(tenor)),
});

/** Returns the merchants. */
export const merchants = () =>
  wrap(
    MERCHANTS.map(({ id, name, category, logo }) => ({
      merchantId: `MRC${id}`,
      merchantName: name,
      merchantCategory: category,
      logoUrl: `https://bank.example/logo/${logo}`,
    })),
  );

/** Returns the home page. */
export const home = (ledger: Ledger, { text }: Call) => ({
  profile: {
    customerName: PERSON.name,
    accountNumber: String(PERSON.accountId).padStart(12, '0'),
    accountStatus: 'ACTIVE',
    isBlocked: false,
    creditLimit: {
      total: money(ledger.limit().total),
      used: money(ledger.limit().used),
      available: money(ledger.limit().available),
    },
  },
  topBanner: wrap([
    {
      bannerCode: 'PAYDAY',
      title: text('Bayar tagihan tepat waktu', 'Pay your bill on time'),
      subtitle: text('Hindari denda keterlambatan.', 'Avoid the late fee.'),
    },
  ]),
  modules: wrap([
    {
      moduleCode: 'BILL_SUMMARY',
      title: text('Tagihan', 'Bills'),
      content: {
        totalDue: money(ledger.due().current),
        upcomingTotalDue: money(ledger.due().upcoming),
        nearestDueDate: isoJakarta((ledger.current[0] ?? ledger.upcoming[0])?.dueAt ?? 0),
      },
    },
    {
      moduleCode: 'BILL_RESTRUCTURE',
      title: text('Ubah jadi cicilan', 'Split into instalments'),
      content: eligibility(ledger, ({ tenor }) => String(tenor)),
    },
    { moduleCode: 'MERCHANT', title: text('Mitra', 'Partners'), content: merchants() },
  ]),
});

/** Returns the application status. */
export const application = (ledger: Ledger) => ({
  applicationStatus: ledger.status,
  eligibility: 'ELIGIBLE',
  creditApplicationResponse: {
    reapplyTime: ledger.status === 'REJECTED' ? isoJakarta(ledger.today + 30 * 86_400_000) : '',
  },
  waitlist: { isJoined: ledger.waitlisted, isReviewing: false },
  availableAdditionalProducts: wrap([{ productCode: 'GPP' }]),
  additionalProductStatus: wrap([{ productCode: 'GPP', status: ledger.gpp }]),
  additionalProductPromoEligibility: wrap([{ productCode: 'GPP', eligible: false }]),
});

/** Returns the consents of the user. */
export const consent = (ledger: Ledger) => ({
  status: ledger.consents.size > 0 ? 'AGREED' : 'NOT_AGREED',
  verifiedStatus: true,
  applicationID: `AP${PERSON.accountId}`,
  consents: wrap([...ledger.consents].map((type) => ({ type, agreed: true }))),
});
