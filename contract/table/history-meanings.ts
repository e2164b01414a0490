import { type MeaningsOf, ours, spec } from './meaning';

/** The history and the receipts. */
export const historyMeanings: MeaningsOf<'transactionHistory' | 'transactionReceipt'> = {
  transactionHistory: {
    means:
      'Reads one page of the history, newest first. It only reads, although it is a `POST`. A page with fewer rows than `pageSize` is the last one.',
    on: {
      home: { uses: ['transactions', 'transactions[].amount', 'transactions[].title'] },
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
      'transactions[].merchantCategory': ours(
        'Category of the shop, as in the list of partners.',
        'GROCERY',
        'The first letter of its name replaces the icon.',
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
      status: ours('How it ended.', 'SUCCESS'),
      merchant: ours('Name of the shop.', 'Toko Contoh'),
      merchantCategory: ours(
        'Its category, as in the list of partners.',
        'GROCERY',
        'The first letter of its name replaces the icon.',
      ),
      currency: ours('ISO 4217 code of the amounts.', 'IDR', 'The amounts are rupiah.'),
      amount: ours('The whole amount.', 75_000, 'The page says that the amount is not known.'),
      rupiahAmount: ours('The amount in rupiah, if `currency` is another one.', 75_000),
      transactionTime: ours('When it happened, or only the day.', '2030-01-10T12:00:00.000+07:00'),
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
