import type { TFunction } from 'i18next';
import { isolated } from '../../../domain/kernel/legible';
import { PLAIN_STATES } from '../../../domain/transactions/plain-state';
import { type HistoryRow, isIncoming, shownAmount } from '../../../domain/transactions/row';
import type { ReceiptOf, Receipt } from '../../../domain/receipts/receipts';
import type { TextFile } from '../../../domain/ports/files';
import type { Format } from '../../format/use-format';

const isStatus = (status: string | undefined): status is HistoryRow['status'] =>
  status !== undefined && status in PLAIN_STATES;

/** Returns the status of a receipt in the terms of the list; an unknown one is `UNKNOWN`. */
export const statusOf = ({ status }: Receipt): HistoryRow['status'] | undefined =>
  status === undefined || isStatus(status) ? status : 'UNKNOWN';

/** A receipt as its row in the history shows it. */
export interface ShownReceipt extends ReceiptOf {
  /** Whether it is the loan that bills became. The receipt itself does not contain that. */
  readonly isLoan?: boolean | undefined;
}

interface ReceiptDetail {
  readonly part: 'party' | 'type' | 'time' | 'reference';
  readonly label: string;
  readonly value: string;
}

/** Returns the amount of a receipt with the sign of its row, and whether it is money in. */
export const receiptAmount = ({ type, amount }: Receipt, of: ReceiptOf) => {
  const row = { type: type ?? of.type, amount };
  return { amount: shownAmount(row), isIn: isIncoming(row) };
};

/** Returns the reference number, as the receipt or else its row in the history has it. */
export const referenceOf = ({ referenceId }: Receipt, of: ReceiptOf): string =>
  referenceId ?? of.referenceId;

/** Returns what a receipt is to the user: its type, or the loan that bills became. */
export const receiptKind = ({ type }: Receipt, of: ShownReceipt): string =>
  of.isLoan ? 'LOAN' : (type ?? of.type);

/** Returns the details of a receipt, without its amounts. */
export const receiptDetails = (
  receipt: Receipt,
  of: ShownReceipt,
  t: TFunction<'transactions'>,
  format: Format,
): readonly ReceiptDetail[] => {
  const { merchant, transactionTime: at } = receipt;
  const kind = receiptKind(receipt, of);
  const values = [
    ['party', t(`receipt.party.${kind}`, { defaultValue: t('receipt.party.other') }), merchant],
    ['type', t('receipt.type'), t(`type.${kind}`, { defaultValue: t('type.UNKNOWN') })],
    ['time', t('receipt.time'), at === undefined ? undefined : format.dayTime(at)],
    ['reference', t('receipt.reference'), referenceOf(receipt, of)],
  ] as const;
  return values.flatMap(([part, label, value]) =>
    value === undefined ? [] : [{ part, label, value }],
  );
};

/** Returns the receipt as a text file, for use outside of the app. */
export const receiptFile = (
  receipt: Receipt,
  of: ShownReceipt,
  t: TFunction<'transactions'>,
  format: Format,
): TextFile => {
  const { currency, lines = [] } = receipt;
  const { amount, isIn } = receiptAmount(receipt, of);
  const status = statusOf(receipt);
  const money = (value: number) => format.rupiah(value, currency);
  const text = [
    t('receipt.heading'),
    '',
    ...receiptDetails(receipt, of, t, format).map(
      ({ label, value }) => `${label}: ${isolated(value)}`,
    ),
    ...(status === undefined ? [] : [`${t('receipt.status')}: ${t(`status.${status}`)}`]),
    '',
    ...lines.map((line) => `${isolated(line.label)}: ${money(line.amount)}`),
    `${t('receipt.total')}: ${amount === undefined ? t('amountUnread') : isIn && amount < 0 ? `+${money(-amount)}` : money(amount)}`,
  ].join('\n');
  const name = of.referenceId.replace(/[^\w-]+/g, '-').slice(0, 60);
  return { name: `${t('receipt.file')}-${name}.txt`, type: 'text/plain', text: `${text}\n` };
};
