import { type MeaningsOf, ours, spec } from './meaning';
import { verdictMeanings } from './verdict-meanings';

/** Instalments for bills, and the check of the limit. */
export const loanMeanings: MeaningsOf<
  | 'restructureEligibility'
  | 'restructureEligibilityV1'
  | 'restructureSummary'
  | 'restructureTransactions'
  | 'restructureAgreement'
  | 'restructureConsent'
  | 'submitRestructure'
  | 'restructureStatus'
  | 'requestReassessment'
  | 'reassessmentStatus'
  | 'reassessmentToken'
> = {
  restructureEligibility: {
    means:
      'Reports whether the bills can be split into instalments, and into how many. If it fails, version 1 is asked.',
    on: {
      billList: { uses: ['isEligibleRestructure'] },
      restructureAgreement: { needs: ['isEligibleRestructure', 'eligibleRestructureTenors'] },
      restructure: { needs: ['isEligibleRestructure', 'eligibleRestructureTenors'] },
    },
    answer: {
      isEligibleRestructure: spec('Whether the bills can be split.', true),
      isDiscountEligible: spec(
        'Whether any tenor has a lower fee; an explicit no overrules the tenors.',
        true,
      ),
      eligibleRestructureTenors: spec(
        'The tenors to choose from. May be missing if `is_eligible_restructure` is false.',
      ),
      'eligibleRestructureTenors[].tenor': spec('Number of monthly instalments.', 6, {
        unit: 'months',
      }),
      'eligibleRestructureTenors[].isEligibleForDiscount': spec(
        'Whether this tenor has a lower fee.',
        true,
        'It has none.',
      ),
    },
  },
  restructureEligibilityV1: {
    means: 'The older call, which is asked if version 2 fails. It names no discounts.',
    on: {
      restructure: { uses: ['eligibleRestructureTenors'] },
      restructureAgreement: { uses: ['eligibleRestructureTenors'] },
    },
    answer: {
      isEligibleRestructure: spec('Whether the bills can be split.', true),
      eligibleRestructureTenors: spec(
        'The numbers of monthly instalments to choose from.',
        [3, 6],
        { unit: 'months' },
      ),
    },
  },
  restructureSummary: {
    means:
      'The cost of one tenor. The user agrees to these figures: principal and fee without the discount are the total, and so is the sum of the instalments.',
    on: {
      restructure: {
        needs: ['total'],
        uses: ['principal', 'fee', 'instalments', 'instalments[].amount', 'instalments[].dueTime'],
      },
      restructureAgreement: { needs: ['total'] },
      billList: { uses: ['principal', 'total', 'instalments[].amount'] },
    },
    query: { tenor: spec('Number of monthly instalments.', '6', { unit: 'months' }) },
    answer: {
      tenor: ours('The tenor of the figures.', 6, {
        unit: 'months',
        without: 'The requested one. Another one is refused.',
      }),
      currency: ours(
        'ISO 4217 code; only rupiah can be agreed to.',
        'IDR',
        'The amounts are rupiah.',
      ),
      principal: ours('Sum of the bills that are split.', 600_000),
      fee: ours('The whole fee, before the discount.', 30_000, 'Shown as not known.'),
      discount: ours('What is taken off the fee.', 0, 'No discount is shown.'),
      total: ours('What the user pays altogether.', 630_000, 'The tenor cannot be agreed to.'),
      instalments: ours('The monthly payments, earliest first.'),
      'instalments[].id': ours(
        'Id of the instalment.',
        'example-instalment-1',
        'Its place in the list.',
      ),
      'instalments[].amount': ours(
        'Amount of the instalment, above zero.',
        630_000,
        'The tenor cannot be agreed to.',
      ),
      'instalments[].principal': ours('The part that pays off the bills.', 600_000),
      'instalments[].fee': ours('The part that is fee.', 30_000),
      'instalments[].dueTime': ours(
        'When it is due; each later than the one before.',
        '2030-02-01T23:59:59.000+07:00',
        'Its day says “see the agreement”.',
      ),
    },
  },
  restructureTransactions: {
    means: 'The purchases that become instalments.',
    on: { restructure: { uses: ['transactions', 'transactions[].amount'] } },
    query: { tenor: spec('Number of monthly instalments.', '6', { unit: 'months' }) },
    answer: {
      transactions: ours('The purchases.'),
      'transactions[].id': ours('Id of the purchase.', 'example-order-1'),
      'transactions[].title': ours('Name of the shop.', 'Toko Contoh'),
      'transactions[].amount': ours('The part of it that is split.', 600_000),
      'transactions[].transactionTime': ours(
        'When it was bought.',
        '2030-01-10T12:00:00.000+07:00',
      ),
    },
  },
  restructureAgreement: {
    means: 'The agreement to a tenor, as a PDF.',
    on: { restructureAgreement: { needs: ['body'] } },
    query: { tenor: spec('Number of monthly instalments.', '6', { unit: 'months' }) },
    answer: { body: spec('The PDF in base64, at most 5 MB.', 'JVBERi0xLjQ=') },
  },
  restructureConsent: {
    means:
      'Whether the user agreed to the processing of the data for a restructure. A 404 means no.',
    on: { restructureAgreement: { needs: [], uses: ['consented'] } },
    answer: {
      consented: ours('Whether the user agreed.', true),
      status: ours('The state of the consent, in a word.', 'GIVEN'),
    },
  },
  submitRestructure: {
    means: 'Splits the bills into instalments, after the PIN.',
    on: { restructureAgreement: { needs: [], uses: ['requestId', 'status'] } },
    body: { tenor: spec('Number of monthly instalments.', 6, { unit: 'months' }) },
    answer: {
      requestId: spec(
        'Id to ask for the status.',
        'example-request-1',
        'The result cannot be polled; the page sends the user to the bills.',
      ),
      status: spec(
        'The status at once.',
        'PROCESSING',
        'It counts as accepted, and the status is polled.',
      ),
    },
  },
  restructureStatus: {
    means: 'The status of a request to split the bills. Polled while it is `PROCESSING`.',
    on: { restructureCallback: { needs: ['status'] } },
    query: { requestId: spec('The id that the submission answered.', 'example-request-1') },
    answer: {
      requestId: spec('The same id.', 'example-request-1'),
      status: spec('Where the request is.', 'SUCCESS'),
    },
  },
  requestReassessment: {
    means: 'Asks for a new check of the limit, after the PIN or the challenge of the host.',
    on: { reassessmentOnDemand: { needs: [], uses: ['reapplyTime'] } },
    body: {
      challengeId: ours(
        'Id of the PIN challenge, or of the challenge in the host.',
        'example-challenge-1',
      ),
      requestId: ours('The request id of the PIN challenge.', 'example-pin-1'),
    },
    answer: {
      ...verdictMeanings,
      reapplyTime: spec(
        'When the next request is possible.',
        '2030-03-01T00:00:00.000+07:00',
        'No time is named.',
      ),
      requestId: ours(
        'Id for the status.',
        'example-request-2',
        'The status is asked without an id.',
      ),
    },
  },
  reassessmentStatus: {
    means: 'Where the check of the limit is. Decides which page is shown.',
    on: {
      reassessment: { needs: ['status'], uses: ['details.reapplyTime', 'details.limitAfter'] },
      reassessmentOnDemand: { needs: ['status'] },
      home: { uses: ['status', 'details.reapplyTime'] },
      homeLimit: { uses: ['status', 'details.reapplyTime'] },
    },
    query: {
      requestId: spec('The id that the request answered, if there is one.', 'example-request-2'),
    },
    answer: {
      status: spec('Where the check is; the words are ours.', 'PROCESSING'),
      details: spec('Details of the status.'),
      'details.reapplyTime': spec(
        'When the next request is possible.',
        '2030-03-01T00:00:00.000+07:00',
        'No time is named.',
      ),
      'details.limitBefore': ours('The limit before the check.', 2_000_000),
      'details.limitAfter': ours('The limit after it.', 3_000_000),
      'details.remaining': ours('How many requests are left; 0 closes the form.', 1, {
        unit: 'requests',
        without: 'A request is possible.',
      }),
    },
  },
  reassessmentToken: {
    means: 'A token for the challenge of the host app.',
    on: { reassessmentOnDemand: { uses: ['token'] } },
    answer: {
      token: ours(
        'The token, passed to the host unchanged. `access_token` is read too.',
        'example-token',
      ),
    },
  },
};
