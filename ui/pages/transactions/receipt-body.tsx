import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../../domain/receipts/receipts';
import { PLAIN_STATES } from '../../../domain/transactions/plain-state';
import { isForeign } from '../../../domain/transactions/row';
import { useFormat } from '../../format/use-format';
import { Amount } from '../../kit/amount';
import { DescriptionList } from '../../kit/description-list';
import { StatusChip } from '../../kit/status-chip';
import { said } from '../../kit/said';
import { ReceiptInstalments } from './receipt-instalments';
import {
  receiptAmount,
  receiptDetails,
  receiptKind,
  type ShownReceipt,
  statusOf,
} from './receipt-text';
import { TransactionTile } from '../../widgets/transaction-tile';
import { stateTones } from '../../widgets/transaction-tones';

interface ReceiptBodyProps {
  readonly receipt: Receipt;
  readonly of: ShownReceipt;
  /** The element with the reference number, which is selected if it cannot be copied. */
  readonly reference: RefObject<HTMLElement | null>;
}

/** The details under the amount; the others are a list. */
const heads: readonly string[] = ['party', 'time'];

/**
 * Renders the amount with the other party, the time and the exact status in the tone of its row in the history. Then
 * the parts of the amount, unless they repeat the head, and the details.
 */
export const ReceiptBody = ({ receipt, of, reference }: ReceiptBodyProps) => {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const { amount, isIn } = receiptAmount(receipt, of);
  const { rupiahAmount, currency, merchant, lines = [], instalments = [] } = receipt;
  const status = statusOf(receipt);
  const state = status && PLAIN_STATES[status];
  const details = receiptDetails(receipt, of, t, format);
  const kind = receiptKind(receipt, of);
  const head = details.filter(({ part }) => heads.includes(part));
  const isWhole = lines.length === 1 && lines[0]?.amount === receipt.amount;
  const parts = lines
    .filter(({ label }) => !isWhole || label !== merchant)
    .map((line) => ({
      label: line.label,
      value: <Amount value={line.amount} currency={currency} />,
    }));
  const total = amount !== undefined &&
    !isWhole && {
      label: t('receipt.total'),
      value: <Amount value={amount} currency={currency} size="strong" isIn={isIn} />,
      total: true,
    };
  return (
    <>
      <div className="receipt__head">
        {amount === undefined ? (
          <p>{t('amountUnread')}</p>
        ) : (
          <Amount value={amount} currency={currency} size="headline" isIn={isIn} />
        )}
        {isForeign(receipt) && (
          <p className="receipt__soft">
            {said(
              rupiahAmount === undefined
                ? t('rupiah.missing')
                : `${t('rupiah.given')} ${format.rupiah(Math.abs(rupiahAmount))}`,
            )}
          </p>
        )}
        {head.length > 0 && (
          <div className="receipt__who">
            <TransactionTile
              kind={kind}
              name={merchant ?? t(`type.${kind}`, { defaultValue: '' })}
              category={receipt.merchantCategory}
              hasArrived={isIn && state === 'done'}
            />
            <div>
              {head.map(({ part, label, value }) => (
                <p className={part === 'time' ? 'receipt__soft' : 'receipt__party'} key={part}>
                  <span className="visually-hidden">{label}: </span>
                  <bdi>{value}</bdi>
                </p>
              ))}
            </div>
          </div>
        )}
        {state && (
          <p className="receipt__state">
            <StatusChip tone={stateTones[state]}>{t(`status.${status}`)}</StatusChip>
          </p>
        )}
      </div>
      {parts.length > 0 && <DescriptionList items={total ? [...parts, total] : parts} />}
      {instalments.length > 1 && (
        <ReceiptInstalments instalments={instalments} currency={currency} />
      )}
      <DescriptionList
        items={details
          .filter(({ part }) => !heads.includes(part))
          .map(({ part, label, value }) => ({
            label,
            value:
              part === 'reference' ? (
                <bdi className="receipt__reference" ref={reference}>
                  {value}
                </bdi>
              ) : (
                value
              ),
          }))}
      />
    </>
  );
};
