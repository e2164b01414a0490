import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { useService } from '../../hooks/services';
import { ErrorArt } from '../../illustrations/error-art';
import { IdentityCheckArt } from '../../illustrations/identity-check-art';
import { MismatchArt } from '../../illustrations/mismatch-art';
import { SuccessArt } from '../../illustrations/success-art';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import { Storage } from '../../../domain/ports/storage';
import { identityFlow } from '../../../domain/kyc/identity-flow';
import { Points } from '../onboarding/points';
import { useIdentityCheck } from '../onboarding/use-identity-check';
import { useOnboarding } from '../onboarding/use-onboarding';

const later = (navigator: Navigator) => () => navigator.go(ROUTES.kyc.path, { replace: true });

/** The identity check was made and sent. */
export const OneKycSuccessPage = () => {
  const { t } = useTranslation('kyc');
  const navigator = useService(Navigator);
  const { wizard, state } = useOnboarding();
  const made = wizard.isReachable('kycStep2');

  useEffect(() => {
    if (state.phase === 'ready' && !wizard.isReachable('kycStep2'))
      navigator.go(ROUTES.kycStep1.path, { replace: true });
  }, [navigator, wizard, state.phase]);

  const goOn = () => {
    const { route } = wizard.firstIncomplete() ?? { route: 'kycStep6' };
    navigator.go(ROUTES[route].path, { replace: true });
  };
  return (
    <AppPage
      picture={<SuccessArt />}
      actions={
        made && (
          <Button action="primary" onClick={goOn}>
            {t('success.go')}
          </Button>
        )
      }
    >
      <p>{t('success.message')}</p>
    </AppPage>
  );
};

/** The identity check was not accepted. */
export const OneKycRejectedPage = () => {
  const { t } = useTranslation('kyc');
  const navigator = useService(Navigator);
  return (
    <AppPage
      picture={<MismatchArt />}
      actions={
        <>
          <Button
            action="primary"
            onClick={() => navigator.go(ROUTES.onekycReapply.path, { replace: true })}
          >
            {t('common:retry')}
          </Button>
          <Button action="secondary" look="quiet" onClick={later(navigator)}>
            {t('common:later')}
          </Button>
        </>
      }
    >
      <p>{t('rejected')}</p>
    </AppPage>
  );
};

interface AgainProps {
  readonly picture: ReactNode;
  readonly button: string;
  readonly children: ReactNode;
}

/** A page from which the identity check is made once more. */
const Again = ({ picture, button, children }: AgainProps) => {
  const { t } = useTranslation('kyc');
  const navigator = useService(Navigator);
  const { launch, busy, cancelled } = useIdentityCheck(identityFlow(useService(Storage)));
  return (
    <AppPage
      picture={picture}
      actions={
        <>
          <Button action="primary" busy={busy} onClick={() => void launch()}>
            {button}
          </Button>
          <Button action="secondary" look="quiet" onClick={later(navigator)}>
            {t('common:later')}
          </Button>
        </>
      }
    >
      {cancelled && <Notice role="status">{t('check.cancelled')}</Notice>}
      {children}
    </AppPage>
  );
};

/** What helps the next identity check, and its launch. */
export const OneKycReapplyPage = () => {
  const { t } = useTranslation('kyc');
  return (
    <Again picture={<IdentityCheckArt />} button={t('check.go')}>
      <p>{t('reapply.lead')}</p>
      <Card title={t('reapply.title')}>
        <Points of="reapply.tips" ids={['glare', 'edges', 'face']} />
      </Card>
    </Again>
  );
};

/** The identity check broke off; nothing was decided. */
export const OneKycFailurePage = () => {
  const { t } = useTranslation('kyc');
  return (
    <Again picture={<ErrorArt />} button={t('common:retry')}>
      <p>{t('failure')}</p>
    </Again>
  );
};
