import { useTranslation } from 'react-i18next';
import type { BillBook } from '../../../domain/bills/bill-book';
import type { Loadable } from '../../../domain/kernel/loadable';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import { Skeleton, SkeletonCard, SkeletonRows } from '../../kit/skeleton';

/** What is still to be paid after money came in. Only what was read since says so. */
export const WhatIsLeft = ({ book }: { readonly book: Loadable<BillBook> }) => {
  const { t } = useTranslation('repayment');
  if (book.phase === 'failed') return <Notice tone="warn">{t('received.leftUnread')}</Notice>;
  if (book.phase !== 'ready')
    return (
      <Skeleton label={t('common:loading')}>
        <SkeletonCard>
          <SkeletonRows count={1} />
        </SkeletonCard>
      </Skeleton>
    );
  const { total, currency } = book.value;
  if (total <= 0) return <Notice tone="good">{t('received.settled')}</Notice>;
  return (
    <Card title={t('received.left')}>
      <Amount value={total} currency={currency} size="headline" />
    </Card>
  );
};
