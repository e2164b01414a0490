import { useTranslation } from 'react-i18next';
import { Bills } from '../../../../domain/bills/bills';
import type { Owed } from '../../../../domain/home/owed';
import { lateFeeOf, owedParts } from '../../../../domain/home/owed-parts';
import { latestValue } from '../../../../domain/kernel/loadable';
import { UNREAD } from '../../../../domain/kernel/unread';
import { Clock } from '../../../../domain/ports/clock';
import { useFormat } from '../../../format/use-format';
import { useService } from '../../../hooks/services';
import { useFreshQuery } from '../../../hooks/use-fresh-query';
import { Amount } from '../../../kit/amount';
import { DescriptionList } from '../../../kit/description-list';

interface LateLinesProps {
  /** What home names as due; something of it is late. */
  readonly owed: Owed;
}

/** Renders how much is late, the late fee so far, and what is due later; loads the bills, which have these figures. */
export const LateLines = ({ owed }: LateLinesProps) => {
  const { t } = useTranslation(['guide', 'home']);
  const format = useFormat();
  const now = useService(Clock).now();
  const bills = latestValue(useFreshQuery(useService(Bills).of('CURRENT')));
  const { late, coming } = (bills && owedParts(owed, bills, now)) ?? {};
  const fee = bills && lateFeeOf(owed, bills, now);
  const { days, dueTime, hasFee } = owed;
  if (!late)
    return (
      <>
        <p>
          {dueTime === undefined ? t('someLate') : t('lateSince', { day: format.day(dueTime) })}
        </p>
        {fee !== undefined && fee !== UNREAD ? (
          <DescriptionList items={[{ label: t('fee.soFar'), value: <Amount value={fee} /> }]} />
        ) : (
          (hasFee || fee === UNREAD) && <p>{t('charged')}</p>
        )}
      </>
    );
  const name =
    days !== undefined && days < 0 ? t('lateDays', { count: -days }) : t('home:owed.overdue');
  // A part of the late amount, not another amount beside it.
  const label =
    late.lateFee === undefined
      ? name
      : t('fee.included', { late: name, fee: format.rupiah(late.lateFee) });
  const next =
    coming?.dueTime === undefined
      ? t('due.NOT_OVERDUE')
      : t('home:dueOn', { day: format.day(coming.dueTime) });
  return (
    <DescriptionList
      items={[
        { label, value: <Amount value={late.amount} /> },
        ...(coming ? [{ label: next, value: <Amount value={coming.amount} /> }] : []),
      ]}
    />
  );
};
