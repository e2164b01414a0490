import { mapKeys } from './format';
import type { Row } from './history';
import type { Bill, Ledger } from './ledger';
import { MERCHANTS, PERSON } from './person';
import type { Plan } from './plan';

/** Returns the time in epoch seconds. */
export const seconds = (at: number): number => Math.floor(at / 1000);

/** Returns the list, or null when it is empty. */
export const some = <T>(items: T[]): T[] | null => (items.length > 0 ? items : null);

/** Maps the fields of the drafts to the columns of this team. */
const COLUMNS: Record<string, string> = {
  onekycSubmissionUuid: 'submissionNo',
  submissionId: 'applicationId',
  residentialInfo: 'addressInfo',
  personalInfo: 'personal',
  workInfo: 'job',
  emergencyInfo: 'emergencyContact',
  manuallyEducation: 'lastEducation',
  motherMaidenName: 'motherName',
  monthlyIncome: 'income',
  companyName: 'employer',
  zipCode: 'postcode',
  mobileNumber: 'msisdn',
  mobileNumber2: 'msisdn2',
  pastIncomeAndGenderCutoff: 'afterCutoff',
};

const FIELDS = Object.fromEntries(Object.entries(COLUMNS).map(([field, name]) => [name, field]));

/** Returns the draft under the columns of this team. */
export const columns = (draft: unknown): object =>
  mapKeys(draft, (key) => COLUMNS[key] ?? key) as object;

/** Returns the draft under the fields of the specification; it reads both spellings. */
export const fields = (body: unknown) =>
  mapKeys(body, (key) => FIELDS[key] ?? key) as Record<string, unknown>;

/** Returns one bill. */
export const bill = (item: Bill) => ({
  id: item.id,
  state: item.status,
  due_date: item.dueAt,
  base: item.principal,
  fee: item.serviceFee,
  penalty: item.lateFee > 0 ? item.lateFee : null,
  total_amount: item.total,
  orders: item.parts.map(({ row, amount, number, of }) => ({
    ref_no: row.id,
    title: row.name,
    amount,
    seq: number,
    seq_of: of,
  })),
  printed: false,
});

/** Returns the bills of one type. */
export const bills = (ledger: Ledger, type: string | null) => ({
  total_bill: ledger.due().current,
  next_total: ledger.due().upcoming,
  bills: some(type === 'UPCOMING' ? [] : ledger.current.map(bill)),
  next_bills: some(type === 'UPCOMING' ? ledger.upcoming.map(bill) : []),
  cycle_days: 30,
});

/** Returns one row of the history. */
export const entry = (row: Row) => ({
  ref_no: row.id,
  category: row.type,
  state: row.status,
  created_at: seconds(row.at),
  title: row.name,
  total: row.amount,
  loan_flag: row.restructure === 'NOT_RESTRUCTURE' ? null : row.restructure,
  icon_id: 3,
});

/** Returns the summary of a plan. */
export const summary = (plan: Plan) => ({
  months: plan.tenor,
  base: plan.principal,
  cost: plan.fee,
  cut: plan.discount,
  grand_total: plan.total,
  per_month: plan.instalments[0]?.amount,
  schedule: plan.instalments.map(({ number, dueAt, amount }) => ({
    no: number,
    date: seconds(dueAt),
    amount,
  })),
  engine: 'v3',
});

/** Returns the orders that a plan splits. */
export const splittable = (ledger: Ledger) =>
  ledger.splittable().map(({ part, serviceFee, lateFee, total }) => ({
    ...entry(part.row),
    base: part.amount,
    fee: serviceFee,
    penalty: lateFee > 0 ? lateFee : null,
    total,
  }));

/** Returns the merchants. */
export const stores = () =>
  MERCHANTS.map(({ id, name, category, logo }) => ({
    id,
    title: name,
    tag: category,
    image: logo,
  }));

/** Returns the home page; it has no banner. */
export const home = (ledger: Ledger) => ({
  user: {
    id: PERSON.customerId,
    full_name: PERSON.name,
    limit: {
      max: ledger.limit().total,
      spent: ledger.limit().used,
      left: ledger.limit().available,
    },
  },
  widgets: [
    {
      id: 1,
      kind: 'bill',
      payload: { total_bill: ledger.due().current, due_date: ledger.current[0]?.dueAt ?? null },
    },
    { id: 2, kind: 'cicilan', payload: { eligible: ledger.tenors().length > 0 } },
    { id: 3, kind: 'stores', payload: stores() },
  ],
  build: 118,
});

const STATUS: Record<string, string> = {
  APPROVED: 'SUCCESS',
  REJECTED: 'FAILED',
  SUBMITTED: 'PROCESSING',
};

/** Returns the application status. */
export const application = (ledger: Ledger) => ({
  user_id: PERSON.customerId,
  app_status: STATUS[ledger.status] ?? ledger.status,
  eligibility: 'ELIGIBLE',
  ...(ledger.status === 'REJECTED' ? { retry_at: ledger.today + 30 * 86_400_000 } : {}),
  ...(ledger.waitlisted ? { waitlist: { joined: true } } : {}),
  products: ['GPP'],
  product_status: { gpp: ledger.gpp },
  risk_band: null,
});
