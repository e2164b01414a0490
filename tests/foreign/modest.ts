/**
 * Serves the calls of a lender as a careful small team would: every field is spelled as the
 * specification spells it (in snake_case on the wire), plain JSON stands in `data`, amounts are
 * whole numbers of rupiah, flags are booleans, times are ISO 8601 in UTC, ids of records are
 * strings with a prefix. A refusal has a status of 4xx and `errors[0]` with a code.
 *
 * Where the specification is silent it takes the simplest reading:
 * - the bill list gives both totals for either type, and only the dues of the type asked for;
 *   none of that type is 404 UNIFIED_BILLS_NOT_FOUND;
 * - the history gives only rows of the types asked for, so never a fee; `limitTime` is exclusive;
 * - a list that is the whole answer stands in `data` without a wrapper (settings, transactions);
 * - a consent map has the consent type as its key; "applicationID" stays as it is written;
 * - what has not been asked for yet has the status null (re-KYC) or NOT_APPLIED (reassessment);
 * - the reassessment uses the words of the plan submission: PROCESSING, SUCCESS;
 * - the name of the challenge is the masked name of the user;
 * - the area call takes an id and gives that area; its POST gives the area that was sent, with id;
 * - a saved draft is answered whole; a write without a result is answered with an empty object.
 */
import { readCursors, readDate, snake } from './support/format';
import { Ledger } from './support/ledger';
import * as show from './support/modest-shapes';
import { iso } from './support/modest-shapes';
import { AGREEMENT, MERCHANTS, PERSON } from './support/person';
import type { Plan } from './support/plan';
import { type Call, type Options, type Reply, type Running, serve } from './support/server';

const TYPES = ['ORDER', 'REPAYMENT', 'REFUND', 'OVERPAID_WITHDRAWAL', 'FEE'];

/** Returns a refusal with the code in the first error. */
const refuse = (status: number, code: string, message: string): Reply => ({
  status,
  body: { errors: [{ code, message }] },
});

/** Returns an accepted answer with the data in snake_case. */
const ok = (data: unknown = {}): Reply => ({ status: 200, body: { data: snake(data) } });

/** Starts the server of the careful small team. */
export async function start(options: Options = {}): Promise<Running> {
  const ledger = new Ledger(options);
  let challengeMet = false;

  const noTenor = () => refuse(400, 'TENOR_NOT_AVAILABLE', 'This tenor is not on offer.');
  const withPlan = ({ query }: Call, give: (plan: Plan) => unknown): Reply => {
    const plan = ledger.offer(query.get('tenor'));
    return plan ? ok(give(plan)) : noTenor();
  };
  return serve(
    {
      'GET /v2/loan-restructure/eligibility': () =>
        ok({
          ...show.restructure(ledger),
          eligibleRestructureTenors: ledger
            .tenors()
            .map(({ tenor, discount }) => ({ tenor, isEligibleForDiscount: discount })),
        }),
      'GET /v1/loan-restructure/eligibility': () =>
        ok({
          isEligibleRestructure: ledger.tenors().length > 0,
          eligibleRestructureTenors: ledger.tenors().map(({ tenor }) => tenor),
        }),
      'GET /v1/loan-restructure/summary': (call) => withPlan(call, show.summary),
      'GET /v1/loan-restructure/transactions': (call) =>
        withPlan(call, () =>
          ledger.splittable().map(({ part, serviceFee, lateFee, total }) => ({
            ...show.entry(part.row),
            amount: part.amount,
            serviceFee,
            lateFee,
            totalAmount: total,
          })),
        ),
      'GET /v1/loan-restructure/preview-agreement': (call) =>
        withPlan(call, () => ({ body: AGREEMENT })),
      'POST /v1/loan-restructure/submission': ({ body }) => {
        const plan = ledger.takePlan(body.tenor);
        return plan ? ok({ requestId: `LR-${plan.id}`, status: plan.status }) : noTenor();
      },
      'GET /v1/loan-restructure/submission/status': ({ query }) => {
        const plan = ledger.lookAtPlan(query.get('requestId'));
        if (!plan) return refuse(404, 'REQUEST_NOT_FOUND', 'There is no such request.');
        return ok({ requestId: `LR-${plan.id}`, status: plan.status });
      },
      'GET /v1/kyc/combined': () => ok(ledger.combined),
      'PATCH /v1/kyc/combined': ({ body }) => {
        ledger.save('combined', body);
        return ok(ledger.combined);
      },
      'GET /v1/kyc/area/ktp/:id': ({ params }) => ok({ ...PERSON.area, id: params.id }),
      'POST /v1/kyc/area/ktp': ({ body }) => ok({ ...PERSON.area, ...body }),
      'GET /v1/user/info': () =>
        ok({
          customerId: String(PERSON.customerId),
          name: PERSON.name,
          mobileNumber: PERSON.phone,
          email: PERSON.email,
        }),
      'POST /v1/kyc/on-demand': () => {
        const { id, status, reapplyAt } = ledger.askReview();
        return ok({ requestId: `RA-${id}`, status, reapplyTime: iso(reapplyAt) });
      },
      'GET /v1/user/reassessment/status': () => {
        const review = ledger.lookAtReview();
        if (!review) return ok({ status: 'NOT_APPLIED', details: null });
        const { oldLimit } = review;
        const raised = review.status === 'SUCCESS' ? oldLimit + 1_000_000 : null;
        return ok({ status: review.status, details: { currentLimit: oldLimit, newLimit: raised } });
      },
      'GET /v1/kyc/on-demand/token': () => ok({ token: 'on-demand-token-1' }),
      'GET /v1/gotopin/challenge': () => ok({ challengeId: 'CH-1', requestId: 'RQ-1' }),
      'POST /v1/gotopin/verify': ({ body }) =>
        body.pin === undefined || body.pin === PERSON.pin
          ? ok({ pinVerified: true })
          : refuse(400, 'PIN_INVALID', 'The PIN is wrong.'),
      'GET /v2/homepage': (call) => ok(show.home(ledger, call)),
      'GET /v1/user-consent/bill-restructuring': () =>
        ok({ status: ledger.consents.has('BILL_RESTRUCTURING') ? 'GIVEN' : 'NOT_GIVEN' }),
      'POST /v1/user/notify-limit-change': () => ok(),
      'POST /v1/user/bottom-sheet-tracker/LR_DISCOUNT': () => ok(),
      'GET /v1/esign/facility-agreement/preview': () =>
        ok({
          agreementUrl: 'https://lender.example/agreements/facility.pdf',
          contractId: `CT-${PERSON.contract}`,
        }),
      'POST /v1/esign/sign-contract': ({ body }) => {
        if (!body.contractId) return refuse(400, 'CONTRACT_MISSING', 'contractId is missing.');
        ledger.signed = true;
        return ok({ contractId: body.contractId, status: 'SIGNED' });
      },
      'GET /v1/kyc': () => ok(ledger.kyc),
      'PATCH /v1/kyc': ({ body }) => {
        ledger.save('kyc', body);
        return ok(ledger.kyc);
      },
      'GET /v1/kyc/one-kyc/token': () => ok({ token: 'one-kyc-token-1' }),
      'POST /v1/user/submit': () => {
        ledger.submit();
        return ok(show.status(ledger));
      },
      'GET /v1/user/application-status': () => ok(show.status(ledger)),
      'POST /v1/kyc/reapply': () => {
        if (ledger.status === 'REJECTED') ledger.status = 'DRAFT';
        return ok(show.status(ledger));
      },
      'POST /v1/otp/generator': ({ query }) =>
        ok({ channel: query.get('channel') ?? 'SMS', retryAfterSeconds: 60, otpLength: 6 }),
      'POST /v1/otp/verificator': ({ body }) => {
        if (String(body.otp) !== PERSON.otp) return refuse(400, 'OTP_INVALID', 'The OTP is wrong.');
        if (ledger.status === 'PENDING_AUTH') ledger.status = 'SUBMITTED';
        return ok({ verified: true });
      },
      'POST /v1/user/join-waitlist': () => {
        ledger.waitlisted = true;
        return ok({ isJoined: true, isReviewing: false });
      },
      'POST /v1/kyc/postal-code': () => ok({ postalCode: PERSON.area.zipCode }),
      'GET /v1/kyc/challenge': () => ok({ name: PERSON.maskedName, verified: challengeMet }),
      'POST /v1/kyc/challenge': ({ body }) => {
        challengeMet = readDate(body.dob) === PERSON.birthDate;
        if (challengeMet) return ok({ verified: true });
        return refuse(400, 'DOB_MISMATCH', 'The date of birth is wrong.');
      },
      'GET /v1/partners': () => ok({ merchants: MERCHANTS }),
      'POST /v1/kyc/rekyc': () => {
        ledger.rekyc = { status: 'INITIATED', polls: 0 };
        return ok({ status: 'INITIATED' });
      },
      'GET /v1/kyc/rekyc/status': () => ok({ status: ledger.lookAtRekyc()?.status ?? null }),
      'GET /v1/kyc/ktp': () => ok({ maskedName: PERSON.maskedName, maskedNik: PERSON.maskedNik }),
      'GET /v1/transaction-receipt': ({ query }) => {
        const row = ledger.row(query.get('referenceId'));
        if (row?.type !== query.get('type') || row === undefined) {
          return refuse(404, 'RECEIPT_NOT_FOUND', 'There is no such receipt.');
        }
        return ok({ ...show.entry(row), totalAmount: row.amount });
      },
      'GET /v1/bill-list': ({ query }) => {
        const type = query.get('type');
        if (type !== 'CURRENT' && type !== 'UPCOMING') {
          return refuse(400, 'TYPE_INVALID', 'The type is CURRENT or UPCOMING.');
        }
        const list = type === 'CURRENT' ? ledger.current : ledger.upcoming;
        if (list.length === 0) return refuse(404, 'UNIFIED_BILLS_NOT_FOUND', 'There is no bill.');
        return ok({
          ...show.bills(ledger),
          currentDues: type === 'CURRENT' ? list.map(show.due) : [],
          upcomingDues: type === 'UPCOMING' ? list.map(show.due) : [],
        });
      },
      'GET /v1/repay/status': () => {
        const { id, status, amount, at } = ledger.lastRepayment();
        return ok({ status, repaymentId: `TRX-${id}`, amount, repaymentTime: iso(at) });
      },
      'GET /account-management/settings/toggles': () => ok(show.settings(ledger)),
      'PATCH /account-management/settings/toggle': ({ body }) => {
        const feature = String(body.feature);
        if (!ledger.settings.has(feature))
          return refuse(404, 'FEATURE_UNKNOWN', 'No such feature.');
        ledger.settings.set(feature, body.enabled === true);
        return ok({ feature, enabled: body.enabled === true });
      },
      'GET /v1/user-consent': () => ok(show.consent(ledger)),
      'POST /v1/user-consent': ({ body }) => {
        ledger.consents.add(String(body.type));
        return ok(show.consent(ledger));
      },
      'POST /v1/virtual-account': () =>
        ok({
          accountNumber: PERSON.virtualAccount,
          amountDue: ledger.due().current,
          amountDueCurrency: 'IDR',
        }),
      'POST /v1/transaction-history': ({ body, query }) => {
        const cursors = readCursors(body.transactions);
        if (!cursors || [...cursors.keys()].some((type) => !TYPES.includes(type))) {
          return refuse(400, 'TRANSACTIONS_INVALID', 'transactions is missing or wrong.');
        }
        const rows = ledger.history(cursors, Number(body.pageSize) || 20);
        const metadata = { loanRestructure: show.restructure(ledger) };
        const more = query.get('metadata') === 'true' ? { metadata } : {};
        return ok({ transactions: rows.map(show.entry), ...more });
      },
    },
    'modest-token',
    refuse,
    options.rename,
  );
}
