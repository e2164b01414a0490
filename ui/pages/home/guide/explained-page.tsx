import { useTranslation } from 'react-i18next';
import { nextBill } from '../../../../domain/home/read-home';
import { Config } from '../../../../domain/config/config';
import { useRoute } from '../../../app/route-context';
import { useWayTo } from '../../../app/use-way-to';
import { useService } from '../../../hooks/services';
import { useLanguage } from '../../../hooks/use-language';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { said } from '../../../kit/said';
import { Row, Rows } from '../../../kit/rows';
import { StatusItems } from '../../status/status-body';
import type { StatusList } from '../../status/status-view';
import { GuidePage } from './guide-page';
import { NextBillCard } from './next-bill-card';

const cycle = {
  kind: 'steps',
  of: 'guide:cycle',
  ids: ['shop', 'gather', 'due', 'pay', 'late'],
} as const satisfies StatusList;

const fees = ['price', 'late', 'seen'] as const;

/** Renders how bills and fees work; all figures are the user's own, or the lender's as configured. */
export const ExplainedPage = () => {
  const { t } = useTranslation(['guide']);
  const isFees = useRoute() === 'homeAboutFee';
  const { lender = t('lender'), productSummary, whenLate } = useService(Config).values;
  const late = whenLate?.[useLanguage()];
  const openSummary = useWayTo()(productSummary);
  return (
    <GuidePage>
      {({ page, stale }) => (
        <>
          <p>{t(isFees ? 'fee.intro' : 'cycle.intro', { lender })}</p>
          {isFees ? (
            <Card title={t('fee.title')}>
              <Rows>
                {fees.map((it) => (
                  <Row
                    key={it}
                    title={t(`fee.${it}.title`)}
                    detail={
                      it === 'late' && late !== undefined ? (
                        <bdi>{said(late)}</bdi>
                      ) : (
                        t(`fee.${it}.detail`)
                      )
                    }
                  />
                ))}
              </Rows>
            </Card>
          ) : (
            <StatusItems {...cycle} />
          )}
          {isFees && openSummary && (
            <Card>
              <p>{t('fee.details')}</p>
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
