import { useTranslation } from 'react-i18next';
import { Config } from '../../../../domain/config/config';
import { useRoute } from '../../../app/route-context';
import { useWayTo } from '../../../app/use-way-to';
import { useService } from '../../../hooks/services';
import { useLanguage } from '../../../hooks/use-language';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { said } from '../../../kit/said';
import { Row, Rows } from '../../../kit/rows';
import { Steps } from '../../../kit/steps';
import { GuidePage } from './guide-page';
import { NextBillCard } from './next-bill-card';

const cycle = ['shop', 'gather', 'due', 'pay', 'late'] as const;
const fees = ['price', 'late', 'seen'] as const;

/** Renders how bills and fees work; all figures are the user's own, or the lender's as configured. */
export const ExplainedPage = () => {
  const { t } = useTranslation(['guide']);
  const isFees = useRoute() === 'homeAboutFee';
  const { lender = t('lender'), productSummary, whenLate: inWords } = useService(Config).values;
  const late = inWords?.[useLanguage()];
  const whenLate = late !== undefined && <bdi>{said(late)}</bdi>;
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
                    detail={it === 'late' && whenLate ? whenLate : t(`fee.${it}.detail`)}
                  />
                ))}
              </Rows>
            </Card>
          ) : (
            <Card title={t('cycle.title')}>
              <Steps
                steps={cycle.map((it) => ({
                  title: t(`cycle.${it}.title`),
                  detail: it === 'late' && whenLate ? whenLate : t(`cycle.${it}.detail`),
                }))}
              />
            </Card>
          )}
          {isFees && openSummary && (
            <Card>
              <p>{t('fee.details')}</p>
              <Button look="secondary" compact onClick={openSummary}>
                {t('fee.summary')}
              </Button>
            </Card>
          )}
          <NextBillCard page={page} stale={stale} />
        </>
      )}
    </GuidePage>
  );
};
