import { type MeaningsOf, ours, spec } from './meaning';

const noTotal =
  'The sum of the bills, if every bill can be read; else the page says that it is not known.';

const due = {
  id: ours('Id of the bill.', 'example-bill-1', 'The due day, or the place in the list.'),
  title: ours('Name of the bill, in the language of the request.', 'Contoh tagihan'),
  amount: ours(
    'Amount of the bill. It contains the late fee if `total_due` is the sum of the amounts; else the fee is added.',
    250_000,
    'The bill is not shown, and the page says that a bill is missing.',
  ),
  lateFee: ours('Late fee of this bill; 0 for none.', 0, 'The bill has no late fee.'),
  currency: ours('ISO 4217 code of the amounts.', 'IDR', 'The amounts are rupiah.'),
  dueTime: ours(
    'When the bill is due; late from then on.',
    '2030-02-01T23:59:59.000+07:00',
    'No due day is shown.',
  ),
  status: ours('Whether the bill is due or late.', 'DUE_SOON', 'The due time decides.'),
};

/** Bills, payments and the history. */
export const moneyMeanings: MeaningsOf<
  'billList' | 'repayStatus' | 'virtualAccount' | 'transactionHistory' | 'transactionReceipt'
> = {
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
        ],
      },
      billList: {
        needs: ['currentDues[].amount'],
        uses: [
          'currentDues',
          'totalDue',
          'currentDues[].dueTime',
          'currentDues[].status',
          'currentDues[].lateFee',
          'upcomingTotalDue',
          'upcomingDues',
          'upcomingDues[].amount',
        ],
      },
      bcaVa: { uses: ['totalDue'] },
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
      loanRestructureDetail: spec('The plan of bills that were split into instalments.'),
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
      repaymentProcessing: { needs: ['status'], uses: ['amount'] },
    },
    answer: {
      status: ours('Where the payment is.', 'PROCESSING', 'No payment is known.'),
      amount: ours('Amount of the payment.', 250_000),
      time: ours('When it was paid.', '2030-01-15T09:30:00.000+07:00'),
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
  transactionHistory: {
    means:
      'Reads one page of the history, newest first. It only reads, although it is a `POST`. A page with fewer rows than `pageSize` is the last one.',
    on: {
      transactions: {
        needs: [
          'transactions',
          'transactions[].type',
          'transactions[].status',
          'transactions[].transactionTime',
        ],
        uses: ['transactions[].amount', 'transactions[].title', 'transactions[].referenceId'],
      },
    },
    query: { metadata: spec('Whether the answer has `metadata`.', 'true') },
    body: {
      transactions: spec('One cursor for each type that is read; `FEE` is not.'),
      'transactions[].transactionType': spec('The type of the cursor.', 'ORDER'),
      'transactions[].limitTime': spec(
        'Rows of this type are older than this time.',
        1_893_456_000_000,
        {
          unit: 'epoch milliseconds',
        },
      ),
      pageSize: spec('The most rows of a page, over all types.', 20, { unit: 'rows' }),
    },
    answer: {
      transactions: spec('The rows. An empty list means that there are no older ones.'),
      'transactions[].id': ours(
        'Id of the row.',
        'example-order-1',
        'The content of the row identifies it.',
      ),
      'transactions[].referenceId': ours(
        'Id for the receipt.',
        'example-order-1',
        'The row opens no receipt.',
      ),
      'transactions[].type': spec(
        'What happened.',
        'ORDER',
        'The row is not shown, but counts for its page.',
      ),
      'transactions[].status': spec(
        'How it ended. Failed and cancelled orders are hidden.',
        'SUCCESS',
        'The row is not shown, but counts for its page.',
      ),
      'transactions[].transactionTime': spec(
        'When it happened; the next cursor of its type.',
        '2030-01-10T12:00:00.000+07:00',
        'The row is not shown, but counts for its page.',
      ),
      'transactions[].amount': ours(
        'Amount; above zero for money out. Payments and refunds are shown below zero, whatever the sign.',
        75_000,
        'The page says that an amount is missing.',
      ),
      'transactions[].currency': ours(
        'ISO 4217 code of the amount.',
        'IDR',
        'The amount is rupiah.',
      ),
      'transactions[].rupiahAmount': ours(
        'The amount in rupiah, if `currency` is another one.',
        75_000,
        'Sums leave the row out, and say so.',
      ),
      'transactions[].title': ours(
        'Name of the shop or the payment.',
        'Toko Contoh',
        'The name of the type.',
      ),
      'transactions[].restructureFlag': ours(
        'Whether the row belongs to a restructured loan.',
        'NOT_RESTRUCTURE',
      ),
      metadata: spec('Facts about the whole history.'),
      'metadata.loanRestructure': spec(
        'Anything but an explicit no: a loan was restructured, and the page shows it.',
        false,
      ),
    },
  },
  transactionReceipt: {
    means: 'Reads the receipt of one transaction. Answer 404 if there is none.',
    on: { transactions: { uses: ['amount', 'merchant', 'transactionTime'] } },
    query: {
      referenceId: spec('The `reference_id` of the row.', 'example-order-1'),
      type: spec('The type of the row.', 'ORDER'),
    },
    answer: {
      referenceId: ours('Id of the receipt, as the user may quote it.', 'example-order-1'),
      type: ours('What happened.', 'ORDER', 'The type of the row.'),
      status: ours('How it ended.', 'SUCCESS', 'The status of the row.'),
      merchant: ours('Name of the shop.', 'Toko Contoh', 'The title of the row.'),
      currency: ours('ISO 4217 code of the amounts.', 'IDR', 'The amounts are rupiah.'),
      amount: ours('The whole amount.', 75_000, 'The amount of the row.'),
      rupiahAmount: ours('The amount in rupiah, if `currency` is another one.', 75_000),
      transactionTime: ours(
        'When it happened, or only the day.',
        '2030-01-10T12:00:00.000+07:00',
        'The time of the row.',
      ),
      lines: ours('What the amount consists of, such as price and fee.'),
      'lines[].label': ours(
        'Name of the line, in the language of the request.',
        'Harga',
        'The line is left out.',
      ),
      'lines[].amount': ours('Amount of the line.', 75_000, 'The line is left out.'),
      instalments: ours('The instalments of the purchase.'),
      'instalments[].amount': ours('Amount of the instalment.', 25_000),
      'instalments[].dueTime': ours('When it is due.', '2030-02-01T23:59:59.000+07:00'),
      'instalments[].paid': ours(
        'Whether it is paid.',
        false,
        'The page leaves out whether it is paid.',
      ),
    },
  },
};
