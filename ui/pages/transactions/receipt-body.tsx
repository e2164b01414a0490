import { useTranslation } from 'react-i18next';
import type { Receipt, ReceiptOf } from '../../../domain/receipts/receipts';
import { PLAIN_STATES } from '../../../domain/transactions/plain-state';
import { isForeign } from '../../../domain/transactions/row';
import { useFormat } from '../../format/use-format';
import { Amount } from '../../kit/amount';
import { DescriptionList } from '../../kit/description-list';
import { StatusChip } from '../../kit/status-chip';
import { ReceiptInstalments } from './receipt-instalments';
import { receiptDetails, statusOf } from './receipt-text';
import { stateTones } from '../../widgets/transaction-tones';

interface ReceiptBodyProps {
  readonly receipt: Receipt;
  readonly of: ReceiptOf;
}

/**
 * Renders the whole amount and its plain state, as the row of the history does, then the parts of the amount, then the
 * details. The details include the exact status if its name differs from the state.
 */
export const ReceiptBody = ({ receipt, of }: ReceiptBodyProps) => {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const { amount, rupiahAmount, currency, lines = [], instalments = [] } = receipt;
  const status = statusOf(receipt);
  const state = status && PLAIN_STATES[status];
  const plain = state && t(`state.${state}`);
  const exact = status && t(`status.${status}`);
  const parts = lines.map((line) => ({
    label: line.label,
    value: <Amount value={line.amount} currency={currency} />,
  }));
  const total = amount !== undefined && {
    label: t('receipt.total'),
    value: <Amount value={amount} currency={currency} size="strong" />,
    total: true,
  };
  return (
    <>
      <div className="receipt__head">
        {amount === undefined ? (
          <p>{t('amountUnread')}</p>
        ) : (
          <Amount value={amount} currency={currency} size="headline" />
        )}
        {isForeign(receipt) && (
          <p className="receipt__rupiah">
            {rupiahAmount === undefined
              ? t('rupiah.missing')
              : `${t('rupiah.given')} ${format.rupiah(rupiahAmount)}`}
          </p>
        )}
        {state && plain && <StatusChip tone={stateTones[state]}>{plain}</StatusChip>}
      </div>
      {parts.length > 0 && <DescriptionList items={total ? [...parts, total] : parts} />}
      {instalments.length > 1 && (
        <ReceiptInstalments instalments={instalments} currency={currency} />
      )}
      <DescriptionList
        items={[
          ...receiptDetails(receipt, of, t, format),
          ...(exact && exact !== plain ? [{ label: t('receipt.exact'), value: exact }] : []),
        ]}
      />
    </>
  );
};
