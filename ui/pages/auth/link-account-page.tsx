import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Config } from '../../../domain/config/config';
import { Login } from '../../../domain/auth/login';
import { AppPage } from '../../app/app-page';
import { Notifications } from '../../app/notifications';
import { useOpenLink } from '../../app/use-open-link';
import { useService } from '../../hooks/services';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { LockedArt } from '../../illustrations/locked-art';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Steps } from '../../kit/steps';
import { leaveFor } from './leave-for';

const steps = ['step1', 'step2', 'step3'] as const;

/** Renders how to confirm that two accounts belong to one person: in the host, or else on a configured page. */
export const LinkAccountPage = () => {
  const { t } = useTranslation('auth');
  const navigator = useService(Navigator);
  const login = useService(Login);
  const notifications = useService(Notifications);
  const { linkAccountUrl } = useService(Config).values;
  const openLink = useOpenLink();
  const { busy, run } = useOneAtATime();
  const [leftFor, setLeftFor] = useState(false);

  const link = async () => {
    const end = await login.fromHost(true);
    if (end.kind === 'in') return leaveFor(navigator, end);
    if (end.kind === 'cancelled') return notifications.toast(t('link.cancelled'));
    if (linkAccountUrl === undefined) return notifications.toast(t('link.failed'));
    setLeftFor(true);
    openLink(linkAccountUrl);
  };

  return (
    <AppPage
      picture={<LockedArt />}
      actions={
        <>
          <Button action="primary" busy={busy} onClick={() => void run(link)}>
            {t('link.cta')}
          </Button>
          {leftFor && (
            <Button
              action="secondary"
              onClick={() => navigator.go(ROUTES.authLogin.path, { replace: true })}
            >
              {t('link.linked')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('link.why')}</p>
      <Card>
        <Steps steps={steps.map((it) => ({ title: t(`link.${it}`) }))} />
      </Card>
    </AppPage>
  );
};
