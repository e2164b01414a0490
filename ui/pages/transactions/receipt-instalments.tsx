import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../../domain/receipts/receipts';
import { useFormat } from '../../format/use-format';
import { GoodIcon } from '../../icons/icon';
import { Amount } from '../../kit/amount';
import { StepBar } from '../../kit/bar';
import '../../widgets/instalments.css';

interface ReceiptInstalmentsProps {
  readonly instalments: NonNullable<Receipt['instalments']>;
  readonly currency: string | undefined;
}

/** Renders the instalments of a purchase as a bar and as a schedule. The title counts those that are paid; a check marks each. */
export const ReceiptInstalments = ({ instalments, currency }: ReceiptInstalmentsProps) => {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const paid = instalments.filter((it) => it.paid === true).length;
  const isEachRead = instalments.every((it) => it.paid !== undefined);
  const count = instalments.length;
  return (
    <section className="receipt__instalments">
      <h3>
        {isEachRead
          ? t('receipt.instalments.title', { count, paid })
          : t('receipt.instalments.count', { count })}
      </h3>
      {isEachRead && <StepBar steps={instalments.map((it) => it.paid === true)} />}
      <table className="instalments">
        <thead>
          <tr>
            <th scope="col">{t('receipt.instalments.number')}</th>
            <th scope="col">{t('receipt.instalments.due')}</th>
            <th scope="col">{t('receipt.instalments.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {instalments.map(({ amount, dueTime, paid: isPaid }, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td>
                {dueTime !== undefined && format.shortDay(dueTime)}
                {isPaid ? (
                  <span className="receipt__check">
                    <GoodIcon small />
                    <span className="visually-hidden">{t('receipt.instalments.paid')}</span>
                  </span>
                ) : (
                  !isEachRead && (
                    <span className="receipt__paid">
                      {t(`receipt.instalments.${isPaid === undefined ? 'unread' : 'open'}`)}
                    </span>
                  )
                )}
              </td>
              <td>
                {amount === undefined ? (
                  t('amountUnread')
                ) : (
                  <Amount value={amount} currency={currency} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
