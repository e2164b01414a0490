import { useTranslation } from 'react-i18next';
import type { BillBook } from '../../../domain/bills/bill-book';
import { Amount } from '../../kit/amount';
import { StepBar } from '../../kit/bar';
import { Card } from '../../kit/card';
import { DescriptionList } from '../../kit/description-list';
import { Notice } from '../../kit/notice';

/** Maximum number of steps that are distinguishable. */
const mostSteps = 60;

interface BillDetailsProps {
  readonly book: BillBook;
  readonly stale: boolean;
}

/** Renders what else the server adds to the bills: the temporary limit, the restructure, and a text. */
export const BillDetails = ({ book, stale }: BillDetailsProps) => {
  const { t } = useTranslation('repayment');
  const { usesTempLimit, restructure, extra } = book;
  const { tenor, paid, amount } = restructure ?? {};
  const items = [
    ...(tenor !== undefined && paid !== undefined
      ? [{ label: t('restructure.progress'), value: t('restructure.paidOf', { paid, tenor }) }]
      : tenor !== undefined
        ? [{ label: t('restructure.tenor'), value: t('restructure.count', { count: tenor }) }]
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
          {tenor !== undefined && paid !== undefined && (
            <StepBar
              steps={Array.from({ length: Math.min(tenor, mostSteps) }, (_, at) => at < paid)}
            />
          )}
          <DescriptionList items={items} />
        </Card>
      )}
      {extra && <Notice title={extra.title}>{extra.text}</Notice>}
    </>
  );
};
