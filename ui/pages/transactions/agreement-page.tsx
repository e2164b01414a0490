import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Agreement } from '../../../domain/contracts/agreement';
import { codeOf } from '../../../domain/kernel/failure';
import { safeExternalUrl } from '../../../domain/navigation/safe-url';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Config } from '../../../domain/session/config';
import { AppPage } from '../../app/app-page';
import { useOpenLink } from '../../app/use-open-link';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { RetryCard } from '../../kit/retry-card';
import { Row, Rows } from '../../kit/rows';
import { Skeleton, SkeletonLine } from '../../kit/skeleton';

const points = ['what', 'where', 'safe'] as const;

/** What was signed for the credit line, and the way to read it (spec §7, facility-agreement/preview). */
export const AgreementPage = () => {
  const { t } = useTranslation('transactions');
  const agreement = useService(Agreement);
  const navigator = useService(Navigator);
  const { links } = useService(Config).values;
  const openLink = useOpenLink();
  const state = useLive(agreement.agreement$);
  useEffect(() => {
    void agreement.load();
  }, [agreement]);

  const address = state.phase === 'ready' ? state.value.agreementUrl : undefined;
  const unsafe = address !== undefined && safeExternalUrl(address, links).kind === 'drop';
  const toHistory = () => navigator.go(ROUTES.transactions.path, { replace: true });
  return (
    <AppPage
      actions={
        address !== undefined && !unsafe ? (
          <Button action="primary" onClick={() => openLink(address)}>
            {t('agreement.open')}
          </Button>
        ) : (
          <Button action="primary" onClick={toHistory}>
            {t('agreement.toHistory')}
          </Button>
        )
      }
    >
      <p>{t('agreement.lead')}</p>
      <Card title={t('agreement.about')}>
        <Rows>
          {points.map((it) => (
            <Row key={it} title={t(`agreement.${it}.title`)} detail={t(`agreement.${it}.detail`)} />
          ))}
        </Rows>
      </Card>
      {state.phase === 'failed' ? (
        <RetryCard
          title={t('agreement.failed.title')}
          body={t('agreement.failed.text', { code: codeOf(state.failure) })}
          retry={t('common:retry')}
          onRetry={() => void agreement.load()}
        />
      ) : unsafe ? (
        <RetryCard
          title={t('agreement.unsafe.title')}
          body={t('agreement.unsafe.text')}
          retry={t('common:retry')}
          onRetry={() => void agreement.load()}
        />
      ) : (
        state.phase !== 'ready' && (
          <Skeleton label={t('common:loading')}>
            <SkeletonLine size="control" />
          </Skeleton>
        )
      )}
    </AppPage>
  );
};
