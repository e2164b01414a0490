import { useTranslation } from 'react-i18next';
import type { BillBook } from '../../../domain/bills/bill-book';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import { DescriptionList } from '../../kit/description-list';
import { Notice } from '../../kit/notice';

interface BillDetailsProps {
  readonly book: BillBook;
  readonly stale: boolean;
}

/** What else the server adds to the bills: the temporary limit, the restructure, and a text of its own. */
export const BillDetails = ({ book, stale }: BillDetailsProps) => {
  const { t } = useTranslation('repayment');
  const { usesTempLimit, restructure, extra } = book;
  const { tenor, paid, amount } = restructure ?? {};
  const items = [
    ...(tenor !== undefined && paid !== undefined
      ? [{ label: t('restructure.progress'), value: t('restructure.paidOf', { paid, tenor }) }]
      : tenor !== undefined
        ? [{ label: t('restructure.tenor'), value: t('restructure.times', { tenor }) }]
        : []),
    ...(amount !== undefined
      ? [{ label: t('restructure.amount'), value: <Amount value={amount} stale={stale} /> }]
      : []),
  ];
  return (
    <>
      {usesTempLimit && <Notice>{t('tempLimit')}</Notice>}
      {items.length > 0 && (
        <Card title={t('restructure.title')}>
          <DescriptionList items={items} />
        </Card>
      )}
      {extra && <Notice title={extra.title}>{extra.text}</Notice>}
    </>
  );
};
