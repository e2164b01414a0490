/**
 * Serves the calls of a lender as a team in a hurry would: fields have the names of its tables
 * (`total_bill` for totalDue, `va_number` for accountNumber), ids are numbers, groups without a
 * value are left out, an empty list is null, times are epoch seconds in the history, the receipts
 * and the schedule of a plan and epoch milliseconds in bills, waiting times and the virtual
 * account, and almost every answer has fields that nobody asked for.
 * The data stands in `data` as the specification says; a refusal has a status of 4xx, `errors[0]`
 * and a code in small letters.
 *
 * Where the specification is silent:
 * - a write without a result is answered with 204 (drafts, consents, OTP, toggles, waitlist, ...);
 * - what does not exist is 404: no re-KYC, no reassessment, no consent, no tenor left;
 * - no bill of a type is an answer of 200 with null for the list;
 * - an approved application has the other spelling of the specification, SUCCESS;
 * - the history gives only the types asked for; while a plan is on offer it says so in `loan`,
 *   whether `metadata` is asked for or not;
 * - the reassessment has the words "processing" and "done"; a re-KYC keeps the words of the
 *   specification;
 * - the drafts have columns of their own; a save reads both spellings;
 * - the combined draft has no contact until one is saved;
 * - the challenge has a kind and no name; the home page has widgets and no banner.
 */
import { readCursors, readDate, textOf } from './support/format';
import { Ledger } from './support/ledger';
import { AGREEMENT, PERSON } from './support/person';
import type { Plan } from './support/plan';
import { type Call, type Options, type Reply, type Running, serve } from './support/server';
import * as show from './support/wild-shapes';
import { seconds, some } from './support/wild-shapes';

const NOTHING: Reply = { status: 204 };

/** Returns a refusal. */
const refuse = (status: number, code: string, message: string): Reply => ({
  status,
  body: { errors: [{ code: code.toLowerCase(), message, line: 1 }], retry: false },
});

/** Returns the refusal for a missing thing. */
const none = (): Reply => refuse(404, 'not_found', 'nothing here');

/** Returns an accepted answer with what the framework of the team adds. */
const ok = (data: unknown): Reply => ({
  status: 200,
  body: { data, meta: { took: 4, node: 'b2' }, warnings: null },
});

/** Starts the server of the team in a hurry. */
export async function start(options: Options = {}): Promise<Running> {
  const ledger = new Ledger(options);
  ledger.kyc.onekycSubmissionUuid = 990017;
  delete ledger.combined.emergencyInfo;
  let challengeMet = false;

  const withPlan = ({ query }: Call, give: (plan: Plan) => unknown): Reply => {
    const plan = ledger.offer(query.get('tenor'));
    return plan ? ok(give(plan)) : refuse(422, 'bad_tenor', 'pick another tenor');
  };
  const draft = (name: 'kyc' | 'combined') => ({
    ...show.columns(ledger[name]),
    rowVersion: 2,
    updatedAt: seconds(ledger.today),
  });

  return serve(
    {
      'GET /v2/loan-restructure/eligibility': () =>
        ledger.tenors().length === 0
          ? none()
          : ok({
              eligible: true,
              discount: true,
              tenor_options: ledger
                .tenors()
                .map(({ tenor, discount }) => ({ months: tenor, discount, rate: 2 })),
            }),
      'GET /v1/loan-restructure/eligibility': () =>
        ok({
          eligible: ledger.tenors().length > 0,
          tenor_options: some(ledger.tenors().map(({ tenor }) => tenor)),
        }),
      'GET /v1/loan-restructure/summary': (call) => withPlan(call, show.summary),
      'GET /v1/loan-restructure/transactions': (call) =>
        withPlan(call, () => show.splittable(ledger)),
      'GET /v1/loan-restructure/preview-agreement': (call) =>
        withPlan(call, () => ({ content: AGREEMENT, mime: 'application/pdf', pages: 1 })),
      'POST /v1/loan-restructure/submission': ({ body }) => {
        const plan = ledger.takePlan(body.tenor);
        if (!plan) return refuse(422, 'bad_tenor', 'pick another tenor');
        return ok({ submission_id: plan.id, state: plan.status, queue: 'default' });
      },
      'GET /v1/loan-restructure/submission/status': ({ query }) => {
        const plan = ledger.lookAtPlan(query.get('requestId'));
        return plan ? ok({ submission_id: plan.id, state: plan.status, attempts: 1 }) : none();
      },
      'GET /v1/kyc/combined': () => ok(draft('combined')),
      'PATCH /v1/kyc/combined': ({ body }) => {
        ledger.save('combined', show.fields(body));
        return NOTHING;
      },
      'GET /v1/kyc/area/ktp/:id': ({ params }) =>
        ok({
          id: Number(params.id) || PERSON.area.id,
          prov: PERSON.area.province,
          regency: PERSON.area.city,
          subdistrict: PERSON.area.district,
          kelurahan: PERSON.area.village,
          postcode: Number(PERSON.area.zipCode),
        }),
      'POST /v1/kyc/area/ktp': () => ok({ id: PERSON.area.id, score: 98 }),
      'GET /v1/user/info': () =>
        ok({
          id: PERSON.customerId,
          full_name: PERSON.name,
          msisdn: Number(PERSON.phone),
          mail: PERSON.email,
          joined: seconds(ledger.today - 400 * 86_400_000),
          avatar: null,
        }),
      'POST /v1/kyc/on-demand': () => {
        const { id, reapplyAt } = ledger.askReview();
        return ok({ id, state: 'processing', retry_at: reapplyAt, model: 'b' });
      },
      'GET /v1/user/reassessment/status': () => {
        const review = ledger.lookAtReview();
        if (!review) return none();
        const done = review.status === 'SUCCESS';
        return ok({
          id: review.id,
          state: done ? 'done' : 'processing',
          ...(done ? { result: { before: review.oldLimit, after: ledger.totalLimit } } : {}),
          retry_at: review.reapplyAt,
        });
      },
      'GET /v1/kyc/on-demand/token': () => ok({ access_token: 'wild-od-1', ttl: 900 }),
      'GET /v1/gotopin/challenge': () => ok({ challenge_no: 31, req_no: 32, digits: 6 }),
      'POST /v1/gotopin/verify': ({ body }) =>
        body.pin === undefined || textOf(body.pin) === PERSON.pin
          ? ok({ verified: 1 })
          : refuse(403, 'bad_pin', 'pin?'),
      'GET /v2/homepage': () => ok(show.home(ledger)),
      'GET /v1/user-consent/bill-restructuring': () =>
        ledger.consents.has('BILL_RESTRUCTURING') ? ok({ agreed: 1, version: 3 }) : none(),
      'POST /v1/user/notify-limit-change': () => NOTHING,
      'POST /v1/user/bottom-sheet-tracker/LR_DISCOUNT': () => NOTHING,
      'GET /v1/esign/facility-agreement/preview': () =>
        ok({ file_url: 'https://files.lender.example/8801.pdf', contract_no: PERSON.contract }),
      'POST /v1/esign/sign-contract': ({ body }) => {
        if (!body.contractId) return refuse(400, 'no_contract', 'contract?');
        ledger.signed = true;
        return NOTHING;
      },
      'GET /v1/kyc': () => ok(draft('kyc')),
      'PATCH /v1/kyc': ({ body }) => {
        ledger.save('kyc', show.fields(body));
        return NOTHING;
      },
      'GET /v1/kyc/one-kyc/token': () => ok({ access_token: 'wild-ok-1', ttl: 900 }),
      'POST /v1/user/submit': () => {
        ledger.submit();
        return NOTHING;
      },
      'GET /v1/user/application-status': () => ok(show.application(ledger)),
      'POST /v1/kyc/reapply': () => {
        if (ledger.status === 'REJECTED') ledger.status = 'DRAFT';
        return NOTHING;
      },
      'POST /v1/otp/generator': () => NOTHING,
      'POST /v1/otp/verificator': ({ body }) => {
        if (String(body.otp) !== PERSON.otp) return refuse(422, 'bad_otp', 'otp?');
        if (ledger.status === 'PENDING_AUTH') ledger.status = 'SUBMITTED';
        return NOTHING;
      },
      'POST /v1/user/join-waitlist': () => {
        ledger.waitlisted = true;
        return NOTHING;
      },
      'POST /v1/kyc/postal-code': () => ok({ zip: Number(PERSON.area.zipCode), src: 'pos' }),
      'GET /v1/kyc/challenge': () => (challengeMet ? none() : ok({ id: 4, kind: 'dob', tries: 0 })),
      'POST /v1/kyc/challenge': ({ body }) => {
        challengeMet = readDate(body.dob) === PERSON.birthDate;
        return challengeMet ? NOTHING : refuse(422, 'bad_dob', 'dob?');
      },
      'GET /v1/partners': () => ok({ stores: show.stores(), page: 1 }),
      'POST /v1/kyc/rekyc': () => {
        ledger.rekyc = { status: 'INITIATED', polls: 0 };
        return { status: 201, body: { data: { id: 611, state: 'INITIATED' } } };
      },
      'GET /v1/kyc/rekyc/status': () => {
        const rekyc = ledger.lookAtRekyc();
        return rekyc ? ok({ id: 611, state: rekyc.status, officer: null }) : none();
      },
      'GET /v1/kyc/ktp': () =>
        ok({ name: PERSON.maskedName, id_number: PERSON.maskedNik, verified_on: 1_700_000_000 }),
      'GET /v1/transaction-receipt': ({ query }) => {
        const row = ledger.row(query.get('referenceId'));
        if (!row || row.type !== query.get('type')) return none();
        return ok({ ...show.entry(row), notes: null, lines: null });
      },
      'GET /v1/bill-list': ({ query }) => ok(show.bills(ledger, query.get('type'))),
      'GET /v1/repay/status': () => {
        const row = ledger.lastRepayment();
        return ok({ id: row.id, state: row.status, total: row.amount, paid_at: seconds(row.at) });
      },
      'GET /account-management/settings/toggles': () =>
        ok(
          [...ledger.settings].map(([name, on], index) => ({
            id: index + 1,
            name,
            is_on: on ? 1 : 0,
          })),
        ),
      'PATCH /account-management/settings/toggle': ({ body }) => {
        const name = String(body.feature);
        if (!ledger.settings.has(name)) return none();
        ledger.settings.set(name, Boolean(body.enabled));
        return NOTHING;
      },
      'GET /v1/user-consent': () =>
        ok({ app_id: PERSON.accountId, verified: 1, given: some([...ledger.consents]) }),
      'POST /v1/user-consent': ({ body }) => {
        ledger.consents.add(String(body.type));
        return NOTHING;
      },
      'POST /v1/virtual-account': () =>
        ok({
          va_number: Number(PERSON.virtualAccount),
          bill_amount: ledger.due().current,
          currency: 'IDR',
          expires: ledger.today + 86_400_000,
          bank_id: 14,
        }),
      'POST /v1/transaction-history': ({ body }) => {
        const cursors = readCursors(body.transactions);
        if (!cursors) return refuse(422, 'bad_cursor', 'transactions?');
        const rows = ledger.history(cursors, Number(body.pageSize) || 20);
        const offer = ledger.tenors().length > 0 ? { loan: { eligible: true } } : {};
        return ok({ items: some(rows.map(show.entry)), count: rows.length, ...offer });
      },
    },
    'wild-token',
    refuse,
    options.rename,
  );
}
