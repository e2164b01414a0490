import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { latestValue } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { highestInstalment } from '../../../domain/restructure/plan';
import { Restructure } from '../../../domain/restructure/restructure';
import { formatRupiah } from '../../format/rupiah';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { Card } from '../../kit/card';
import { Row, Rows } from '../../kit/rows';

interface LongestPlanProps {
  readonly tenor: number;
}

const LongestPlan = ({ tenor }: LongestPlanProps) => {
  const { t } = useTranslation('repayment');
  const navigator = useService(Navigator);
  const plan = latestValue(useLive(useService(Restructure).plans.of(tenor).state$));
  const monthly = plan && highestInstalment(plan);
  if (monthly === undefined) return null;
  return (
    <Card>
      <Rows>
        <Row
          title={t('split.title', { monthly: formatRupiah(monthly, plan?.currency) })}
          detail={t('split.detail', { count: tenor })}
          onClick={() => navigator.go(ROUTES.restructure.path)}
        />
      </Rows>
    </Card>
  );
};

/**
 * What splitting the bills would cost a month at the least: the server's figure for its longest tenor. It comes behind the
 * bills and at their end, and nothing is shown where the server offers none or cannot be asked.
 */
export const SplitOffer = () => {
  const restructure = useService(Restructure);
  const offer = latestValue(useLive(restructure.state$));
  useEffect(() => {
    void restructure.loadLongest();
  }, [restructure]);
  const longest = offer?.[offer.length - 1];
  return longest ? <LongestPlan tenor={longest.tenor} /> : null;
};
