import { useTranslation } from 'react-i18next';
import { nextBill } from '../../../../domain/home/read-home';
import { Config } from '../../../../domain/config/config';
import { useRoute } from '../../../app/route-context';
import { useWayTo } from '../../../app/use-way-to';
import { useService } from '../../../hooks/services';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { StatusItems } from '../../status/status-body';
import type { StatusList } from '../../status/status-view';
import { GuidePage } from './guide-page';
import { NextBillCard } from './next-bill-card';

/** Points or steps of each explanation. */
const guides = {
  homeAboutFee: { kind: 'points', of: 'guide:fee', ids: ['price', 'late', 'seen'] },
  homeBillCycle: {
    kind: 'steps',
    of: 'guide:cycle',
    ids: ['shop', 'gather', 'due', 'pay', 'late'],
  },
} as const satisfies Readonly<Record<string, StatusList>>;

/** Renders how bills and fees work; all figures are the user's own. */
export const ExplainedPage = () => {
  const { t } = useTranslation(['guide']);
  // Only routes in the table show this page (src/areas/).
  const list = guides[useRoute() as keyof typeof guides];
  const { lender = t('lender'), productSummary } = useService(Config).values;
  const openSummary = useWayTo()(productSummary);
  return (
    <GuidePage>
      {({ page, stale }) => (
        <>
          <p>{t(`${list.of}.intro`, { lender })}</p>
          <StatusItems {...list} />
          {list === guides.homeAboutFee && openSummary && (
            <Card>
              <p>{t('fee.figures')}</p>
              <Button look="secondary" compact onClick={openSummary}>
                {t('fee.summary')}
              </Button>
            </Card>
          )}
          <NextBillCard bill={nextBill(page)} stale={stale} />
        </>
      )}
    </GuidePage>
  );
};
