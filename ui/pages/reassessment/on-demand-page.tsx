import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { SubmitReassessment } from '../../../domain/reassessment/submit-reassessment';
import { AppPage } from '../../app/app-page';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { LimitArt } from '../../illustrations/limit-art';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { FailedRead } from '../../app/failed-read';
import { Row, Rows } from '../../kit/rows';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonCard, SkeletonRows } from '../../kit/skeleton-parts';
import { usePin } from '../pin/use-pin';
import { insteadOfAsking } from './reassessment-details';
import { useOnDemand } from './use-on-demand';
import { useReassessmentActions } from './use-reassessment-actions';
import { useReassessmentDetails } from './use-reassessment-details';

const meanings = ['open', 'kept', 'once'] as const;

/** Explains what the request means, and sends it after the PIN. */
export const OnDemandPage = () => {
  const { t } = useTranslation(['reassessment', 'common']);
  const navigator = useService(Navigator);
  const reassessment = useService(SubmitReassessment);
  const details = useReassessmentDetails();
  useQuery(reassessment.status, 'idle');
  const { toHome, retry } = useReassessmentActions();
  const pin = usePin();
  const { press, busy } = useOnDemand((token) =>
    pin.ask({
      token,
      confirm: t('ask.go'),
      about: <p>{t('ask.confirm')}</p>,
      outcome: t('outcome'),
    }),
  );
  const elsewhere = busy ? undefined : insteadOfAsking(details);
  const to = elsewhere && ROUTES[elsewhere].path;

  useEffect(() => {
    if (to !== undefined) navigator.go(to, { replace: true });
  }, [navigator, to]);

  const known = details.reassessment !== undefined && to === undefined;
  return (
    <AppPage
      picture={<LimitArt />}
      actions={
        known && (
          <>
            <Button action="primary" busy={busy} onClick={() => void press()}>
              {t('ask.go')}
            </Button>
            <Button action="secondary" look="quiet" onClick={() => toHome.run()}>
              {t('common:toHome')}
            </Button>
          </>
        )
      }
    >
      {known ? (
        <>
          <p>{t('ask.lead')}</p>
          <Card title={t('ask.means.title')}>
            <Rows>
              {meanings.map((it) => (
                <Row
                  key={it}
                  title={t(`ask.means.${it}.title`)}
                  detail={t(`ask.means.${it}.detail`)}
                />
              ))}
            </Rows>
          </Card>
        </>
      ) : details.unread ? (
        <FailedRead
          title={t('unread.title')}
          body={t('unread.why')}
          onRetry={() => void retry.run()}
        />
      ) : (
        <Skeleton label={t('common:loading')}>
          <SkeletonCard>
            <SkeletonRows count={3} />
          </SkeletonCard>
        </Skeleton>
      )}
      {pin.sheet}
    </AppPage>
  );
};
