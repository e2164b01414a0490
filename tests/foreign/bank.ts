/**
 * Serves the calls of a lender as a bank's team would: every answer has an envelope with
 * `success`, `code`, `message` and `data`; keys are in camelCase; amounts are decimal strings or an
 * object with value and currency; flags are "Y" and "N"; numbers that are not amounts are strings;
 * times are ISO 8601 with the offset of Jakarta, those of the history dd-MM-yyyy HH:mm:ss in
 * Jakarta; every list stands in an object as `items` with a `count`.
 *
 * A refusal is an answer of 200 with `success: false`; it repeats its code in `errors[0]`. The code
 * is that of the specification where it names one and a response code of the bank ("RC-14") where
 * it names none. Only a wrong token (401), a wrong body (400) and a wrong path (404) have a status.
 *
 * Where the specification is silent:
 * - the bill list gives the total and the dues of the type asked for and leaves the other two out;
 * - the history carries the fees along, below the oldest cursor of the request;
 * - the draft is answered with the number of the application; a save is answered with a result;
 * - the consents and the states of the additional products are lists, not maps;
 * - the reassessment has words of its own: NOT_REQUESTED, IN_REVIEW, APPROVED; a second request
 *   within the waiting time is refused;
 * - the state of a re-KYC that nobody asked for is a refusal;
 * - the name of the challenge is the kind of challenge: DATE_OF_BIRTH;
 * - the area call takes the id of a district and gives its villages;
 * - the postal codes are a list, one for each village that fits.
 */
import * as show from './support/bank-shapes';
import { decimal, flags, wrap } from './support/bank-shapes';
import { isoJakarta, readCursors, readDate } from './support/format';
import { Ledger } from './support/ledger';
import { AGREEMENT, PERSON, VILLAGES } from './support/person';
import type { Plan } from './support/plan';
import { type Call, type Options, type Reply, type Running, serve } from './support/server';

/** Returns a refusal; all but those of the transport itself are answers of 200. */
const refuse = (status: number, code: string, message: string): Reply => ({
  status,
  body: { success: false, code, message, data: null, errors: [{ code, message }] },
});

/** Returns a refusal of the bank's books. */
const reject = (code: string, message: string): Reply => refuse(200, code, message);

/** Returns an accepted answer. */
const ok = (data: unknown = { result: 'OK' }): Reply => ({
  status: 200,
  body: { success: true, code: '00', message: 'Transaksi berhasil', data: flags(data) },
});

/** Returns a draft with its amounts as decimal strings. */
const draftOf = (draft: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(draft), (key, value) =>
    key === 'monthlyIncome' && typeof value === 'number' ? decimal(value) : value,
  );

/** Starts the server of the bank. */
export async function start(options: Options = {}): Promise<Running> {
  const ledger = new Ledger(options);
  const applicationNumber = `APL${PERSON.accountId}`;
  const noTenor = () => reject('RC-12', 'Tenor tidak tersedia untuk nasabah ini.');
  const withPlan = ({ query }: Call, give: (plan: Plan) => unknown): Reply => {
    const plan = ledger.offer(query.get('tenor'));
    return plan ? ok(give(plan)) : noTenor();
  };
  const saved = () => ok({ result: 'SAVED', savedAt: isoJakarta(ledger.now()) });

  return serve(
    {
      'GET /v2/loan-restructure/eligibility': () =>
        ok(
          show.eligibility(ledger, ({ tenor, discount }) => ({
            tenor: String(tenor),
            isEligibleForDiscount: discount,
          })),
        ),
      'GET /v1/loan-restructure/eligibility': () =>
        ok(show.eligibility(ledger, ({ tenor }) => String(tenor))),
      'GET /v1/loan-restructure/summary': (call) => withPlan(call, show.summary),
      'GET /v1/loan-restructure/transactions': (call) =>
        withPlan(call, () => show.splittable(ledger)),
      'GET /v1/loan-restructure/preview-agreement': (call) =>
        withPlan(call, () => ({ body: AGREEMENT, contentType: 'application/pdf' })),
      'POST /v1/loan-restructure/submission': ({ body }) => {
        const plan = ledger.takePlan(body.tenor);
        return plan ? ok({ requestId: `RST${plan.id}`, status: plan.status }) : noTenor();
      },
      'GET /v1/loan-restructure/submission/status': ({ query }) => {
        const plan = ledger.lookAtPlan(query.get('requestId'));
        if (!plan) return reject('RC-25', 'Nomor permohonan tidak ditemukan.');
        return ok({ requestId: `RST${plan.id}`, status: plan.status });
      },
      'GET /v1/kyc/combined': () => ok({ applicationNumber, ...draftOf(ledger.combined) }),
      'PATCH /v1/kyc/combined': ({ body }) => {
        ledger.save('combined', body);
        return saved();
      },
      'GET /v1/kyc/area/ktp/:id': ({ params }) =>
        ok({
          districtId: params.id,
          areas: wrap(VILLAGES.map(({ id, name }) => ({ id: String(id), name, level: 'VILLAGE' }))),
        }),
      'POST /v1/kyc/area/ktp': () => ok({ result: 'MATCH', areaId: String(PERSON.area.id) }),
      'GET /v1/user/info': () =>
        ok({
          customerNumber: String(PERSON.customerId),
          customerName: PERSON.name,
          phoneNumber: PERSON.phone,
          emailAddress: PERSON.email,
          isStaff: false,
        }),
      'POST /v1/kyc/on-demand': () => {
        if (ledger.review) return reject('RC-94', 'Permohonan sebelumnya masih berlaku.');
        const { id, reapplyAt } = ledger.askReview();
        return ok({
          requestId: `RVW${id}`,
          status: 'IN_REVIEW',
          reapplyTime: isoJakarta(reapplyAt),
        });
      },
      'GET /v1/user/reassessment/status': () => {
        const review = ledger.lookAtReview();
        if (!review) return ok({ status: 'NOT_REQUESTED', details: {}, reapplyTime: '' });
        return ok(show.review(ledger, review));
      },
      'GET /v1/kyc/on-demand/token': () => ok({ token: 'OD-000001', expiresIn: '900' }),
      'GET /v1/gotopin/challenge': () => ok({ challengeId: 'PIN-000001', requestId: 'REQ-000001' }),
      'POST /v1/gotopin/verify': ({ body }) =>
        body.pin === undefined || body.pin === PERSON.pin
          ? ok({ pinVerified: true })
          : reject('RC-55', 'PIN salah.'),
      'GET /v2/homepage': (call) => ok(show.home(ledger, call)),
      'GET /v1/user-consent/bill-restructuring': () =>
        ok({ type: 'BILL_RESTRUCTURING', agreed: ledger.consents.has('BILL_RESTRUCTURING') }),
      'POST /v1/user/notify-limit-change': () => ok(),
      'POST /v1/user/bottom-sheet-tracker/LR_DISCOUNT': () => ok(),
      'GET /v1/esign/facility-agreement/preview': () =>
        ok({
          agreementUrl: 'https://bank.example/agreement/facility.pdf',
          contractId: `PK/${PERSON.contract}`,
        }),
      'POST /v1/esign/sign-contract': ({ body }) => {
        if (!body.contractId) return reject('RC-30', 'Nomor kontrak wajib diisi.');
        ledger.signed = true;
        return ok({
          contractId: body.contractId,
          signed: true,
          signedAt: isoJakarta(ledger.now()),
        });
      },
      'GET /v1/kyc': () => ok({ applicationNumber, ...draftOf(ledger.kyc) }),
      'PATCH /v1/kyc': ({ body }) => {
        ledger.save('kyc', body);
        return saved();
      },
      'GET /v1/kyc/one-kyc/token': () => ok({ token: 'OK-000001', expiresIn: '900' }),
      'POST /v1/user/submit': () => {
        ledger.submit();
        return ok({ result: 'RECEIVED', applicationNumber, applicationStatus: ledger.status });
      },
      'GET /v1/user/application-status': () => ok(show.application(ledger)),
      'POST /v1/kyc/reapply': () => {
        if (ledger.status === 'REJECTED') ledger.status = 'DRAFT';
        return ok({ result: 'OK', applicationStatus: ledger.status });
      },
      'POST /v1/otp/generator': ({ query }) =>
        ok({ channel: query.get('channel') ?? 'SMS', validFor: '300', resendAfter: '60' }),
      'POST /v1/otp/verificator': ({ body }) => {
        if (String(body.otp) !== PERSON.otp) return reject('RC-55', 'Kode OTP salah.');
        if (ledger.status === 'PENDING_AUTH') ledger.status = 'SUBMITTED';
        return ok({ result: 'VERIFIED' });
      },
      'POST /v1/user/join-waitlist': () => {
        ledger.waitlisted = true;
        return ok();
      },
      'POST /v1/kyc/postal-code': ({ body }) => {
        const fits = VILLAGES.filter(({ name }) => !body.subDistrict || name === body.subDistrict);
        if (fits.length === 0) return reject('RC-25', 'Kode pos tidak ditemukan.');
        return ok({
          postalCodes: wrap(fits.map(({ name, zipCode }) => ({ name, code: zipCode }))),
        });
      },
      'GET /v1/kyc/challenge': () => ok({ name: 'DATE_OF_BIRTH', attemptsLeft: '3' }),
      'POST /v1/kyc/challenge': ({ body }) =>
        readDate(body.dob) === PERSON.birthDate
          ? ok({ result: 'MATCH' })
          : reject('RC-56', 'Tanggal lahir tidak sesuai.'),
      'GET /v1/partners': () => ok({ merchants: show.merchants() }),
      'POST /v1/kyc/rekyc': () => {
        ledger.rekyc = { status: 'INITIATED', polls: 0 };
        return ok({ result: 'RECEIVED' });
      },
      'GET /v1/kyc/rekyc/status': () => {
        const rekyc = ledger.lookAtRekyc();
        return rekyc ? ok({ status: rekyc.status }) : reject('RC-25', 'Belum ada pengajuan ulang.');
      },
      'GET /v1/kyc/ktp': () => ok({ maskedName: PERSON.maskedName, maskedNik: PERSON.maskedNik }),
      'GET /v1/transaction-receipt': ({ query }) => {
        const row = ledger.row(query.get('referenceId'));
        if (!row || row.type !== query.get('type'))
          return reject('RC-25', 'Struk tidak ditemukan.');
        return ok(show.receipt(row));
      },
      'GET /v1/bill-list': ({ query }) => {
        const type = query.get('type') === 'UPCOMING' ? 'UPCOMING' : 'CURRENT';
        const list = type === 'CURRENT' ? ledger.current : ledger.upcoming;
        if (list.length > 0) return ok(show.bills(ledger, type));
        return reject('UNIFIED_BILLS_NOT_FOUND', 'Tidak ada tagihan.');
      },
      'GET /v1/repay/status': () => {
        const row = ledger.lastRepayment();
        return ok({ status: row.status, lastRepayment: show.entry(row) });
      },
      'GET /account-management/settings/toggles': () =>
        ok({
          settings: wrap([...ledger.settings].map(([feature, enabled]) => ({ feature, enabled }))),
        }),
      'PATCH /account-management/settings/toggle': ({ body }) => {
        const feature = String(body.feature);
        if (!ledger.settings.has(feature)) return reject('RC-13', 'Pengaturan tidak dikenal.');
        ledger.settings.set(feature, body.enabled === true || body.enabled === 'Y');
        return ok();
      },
      'GET /v1/user-consent': () => ok(show.consent(ledger)),
      'POST /v1/user-consent': ({ body }) => {
        ledger.consents.add(String(body.type));
        return ok();
      },
      'POST /v1/virtual-account': () =>
        ok({
          accountNumber: PERSON.virtualAccount,
          accountName: PERSON.name,
          amountDue: decimal(ledger.due().current),
          amountDueCurrency: 'IDR',
          expiryTime: isoJakarta(ledger.today + 86_400_000),
        }),
      'POST /v1/transaction-history': ({ body, query }) => {
        const cursors = readCursors(body.transactions);
        if (!cursors) return reject('RC-30', 'Format permintaan tidak sesuai.');
        cursors.set('FEE', Math.min(...cursors.values()));
        const rows = ledger.history(cursors, Number(body.pageSize) || 20);
        const metadata = { loanRestructure: { available: ledger.tenors().length > 0 } };
        const more = query.get('metadata') === 'true' ? { metadata } : {};
        return ok({ transactions: wrap(rows.map(show.entry)), ...more });
      },
    },
    'bank-token',
    refuse,
    options.rename,
  );
}
