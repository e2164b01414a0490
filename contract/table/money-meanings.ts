import { type MeaningsOf, ours, spec } from './meaning';

const noTotal =
  'The sum of the bills, if every bill can be read; else the page says that it is not known.';

const due = {
  id: ours('Id of the bill.', 'example-bill-1', 'The due day, or the place in the list.'),
  title: ours('Name of the bill, in the language of the request.', 'Contoh tagihan'),
  amount: ours(
    'Amount of the bill. It contains the late fee if `total_due` is the sum of the amounts; else the fee is added.',
    250_000,
    'The bill is not shown, and the page says that a bill is missing; if it is late, the page says that a bill is overdue, and not how much of the total.',
  ),
  lateFee: ours('Late fee of this bill; 0 for none.', 0, 'The bill has no late fee.'),
  currency: ours('ISO 4217 code of the amounts.', 'IDR', 'The amounts are rupiah.'),
  dueTime: ours(
    'When the bill is due; late from then on.',
    '2030-02-01T23:59:59.000+07:00',
    'No due day is shown.',
  ),
  status: ours(
    'Whether the bill is due or late. If one is late, the pages say how much of the total is, as far as the amounts can be read.',
    'DUE_SOON',
    'The due time decides.',
  ),
};

/** Bills and payments. */
export const moneyMeanings: MeaningsOf<'billList' | 'repayStatus' | 'virtualAccount'> = {
  billList: {
    means:
      'Lists the bills that are due now (`CURRENT`) or later (`UPCOMING`). A user without bills gets empty lists and a total of 0, or the refusal `UNIFIED_BILLS_NOT_FOUND`.',
    on: {
      home: {
        uses: [
          'currentDues[].amount',
          'totalDue',
          'currentDues[].dueTime',
          'currentDues[].status',
          'currentDues[].lateFee',
          'upcomingTotalDue',
          'upcomingDues',
          'upcomingDues[].amount',
          'upcomingDues[].dueTime',
          'loanRestructureDetail',
        ],
      },
      billList: {
        needs: [],
        uses: [
          'currentDues',
          'currentDues[].amount',
          'totalDue',
          'currentDues[].dueTime',
          'currentDues[].status',
          'currentDues[].lateFee',
          'upcomingTotalDue',
          'upcomingDues',
          'upcomingDues[].amount',
          'upcomingDues[].dueTime',
        ],
      },
      bcaVa: {
        uses: [
          'totalDue',
          'currentDues[].amount',
          'currentDues[].dueTime',
          'currentDues[].status',
          'currentDues[].lateFee',
        ],
      },
      repaymentProcessing: { uses: ['totalDue'] },
    },
    query: {
      type: spec(
        'The list that is read. The answer needs only the fields of that list.',
        'CURRENT',
      ),
    },
    answer: {
      totalDue: spec('Sum of the current bills, late fees included.', 250_000, noTotal),
      upcomingTotalDue: spec('Sum of the upcoming bills.', 0, noTotal),
      currentDues: spec('The bills that are due now, late ones included.'),
      upcomingDues: spec('The bills of later months.'),
      'currentDues[].id': due.id,
      'currentDues[].title': due.title,
      'currentDues[].amount': due.amount,
      'currentDues[].lateFee': due.lateFee,
      'currentDues[].currency': due.currency,
      'currentDues[].dueTime': due.dueTime,
      'currentDues[].status': due.status,
      'upcomingDues[].id': due.id,
      'upcomingDues[].title': due.title,
      'upcomingDues[].amount': due.amount,
      'upcomingDues[].lateFee': due.lateFee,
      'upcomingDues[].currency': due.currency,
      'upcomingDues[].dueTime': due.dueTime,
      'upcomingDues[].status': due.status,
      billUseTempLimit: spec('Whether the bills contain purchases on a temporary limit.', false),
      loanRestructureDetail: spec(
        'The plan of bills that were split into instalments. Its open instalments are among the bills.',
      ),
      'loanRestructureDetail.tenor': ours('Number of instalments.', 6, { unit: 'months' }),
      'loanRestructureDetail.paid': ours('Instalments that are paid.', 1, { unit: 'instalments' }),
      'loanRestructureDetail.amount': ours('Amount of one instalment.', 125_000),
      extendInfo: spec('A short text above the bills: `title` (80 signs) and `text` (300 signs).', {
        text: 'Contoh catatan',
      }),
    },
  },
  repayStatus: {
    means:
      'Reports how the last payment in the host app went. Polled while the user waits for a payment.',
    on: {
      billList: { uses: ['status'] },
      bcaVa: { needs: [], uses: ['status'] },
      repaymentProcessing: { needs: ['status'], uses: ['amount', 'time'] },
    },
    answer: {
      status: ours('Where the payment is.', 'PROCESSING', 'No payment is known.'),
      amount: ours('Amount of the payment.', 250_000),
      time: ours(
        'When it was paid.',
        '2030-01-15T09:30:00.000+07:00',
        'The steps of a payment leave out that it was received, unless it arrived while the user waited.',
      ),
    },
  },
  virtualAccount: {
    means: 'Opens a bank account for exactly the amount that is due now.',
    on: { bcaVa: { needs: ['accountNumber', 'amountDue'], uses: ['amountDueCurrency'] } },
    answer: {
      accountNumber: spec(
        'Number of the virtual account. Shown and copied, never stored.',
        '0000000000001',
      ),
      amountDue: spec(
        'The exact amount to transfer. If it contradicts the bills, the page shows no account.',
        250_000,
      ),
      amountDueCurrency: spec('ISO 4217 code of the amount.', 'IDR', 'The amount is rupiah.'),
    },
  },
};
