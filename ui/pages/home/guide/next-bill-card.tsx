import { useTranslation } from 'react-i18next';
import { owedIn } from '../../../../domain/home/owed';
import { type HomeData, nextBill } from '../../../../domain/home/read-home';
import { Clock } from '../../../../domain/ports/clock';
import { useFormat } from '../../../format/use-format';
import { useService } from '../../../hooks/services';
import { Amount } from '../../../kit/amount';
import { Card } from '../../../kit/card';
import { StatusChip } from '../../../kit/status-chip';
import { dueTones } from '../../../widgets/due-status';
import { LateLines } from './late-lines';

interface NextBillCardProps {
  readonly page: HomeData | undefined;
  readonly stale: boolean;
}

/** Renders what is due now, if home names it, as an example that the user knows. */
export const NextBillCard = ({ page, stale }: NextBillCardProps) => {
  const { t } = useTranslation(['guide', 'home']);
  const format = useFormat();
  const now = useService(Clock).now();
  const bill = nextBill(page);
  if (!bill) return null;
  const { amount, dueTime, dueStatus } = bill;
  const owed = owedIn(page, now);
  const isLate = owed?.isLate === true;
  return (
    <Card
      title={t('home:owed.title')}
      aside={
        dueStatus &&
        dueStatus !== 'UNKNOWN' &&
        !isLate && <StatusChip tone={dueTones[dueStatus]}>{t(`guide:due.${dueStatus}`)}</StatusChip>
      }
    >
      {amount !== undefined && <Amount value={amount} size="headline" stale={stale} />}
      {isLate ? (
        <LateLines owed={owed} />
      ) : (
        dueTime !== undefined && <p>{t('firstDue', { day: format.day(dueTime) })}</p>
      )}
    </Card>
  );
};
