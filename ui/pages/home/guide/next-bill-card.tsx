import { useTranslation } from 'react-i18next';
import type { HomeModule } from '../../../../domain/home/read-home';
import { useFormat } from '../../../format/use-format';
import { Amount } from '../../../kit/amount';
import { Card } from '../../../kit/card';
import { StatusChip } from '../../../kit/status-chip';
import { dueTones } from '../../../widgets/due-status';

interface NextBillCardProps {
  readonly bill: HomeModule | undefined;
  readonly stale: boolean;
}

/** Renders the next bill, if there is one, as an example that the user knows. */
export const NextBillCard = ({ bill, stale }: NextBillCardProps) => {
  const { t } = useTranslation(['guide', 'home']);
  const format = useFormat();
  if (!bill) return null;
  const { amount, dueTime, dueStatus } = bill;
  const late = dueStatus === 'OVERDUE_WITH_LATE_FEE';
  return (
    <Card
      title={t('home:owed.title')}
      aside={
        dueStatus &&
        dueStatus !== 'UNKNOWN' && (
          <StatusChip tone={dueTones[dueStatus]}>{t(`guide:due.${dueStatus}`)}</StatusChip>
        )
      }
    >
      {amount !== undefined && <Amount value={amount} size="headline" stale={stale} />}
      {dueTime !== undefined && <p>{t('firstDue', { day: format.day(dueTime) })}</p>}
      {late && <p>{t('late')}</p>}
    </Card>
  );
};
