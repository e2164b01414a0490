import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Storage } from '../../../domain/ports/storage';
import { Config } from '../../../domain/session/config';
import { Session } from '../../../domain/session/session';
import { STORED } from '../../../domain/session/stored';
import { AppPage } from '../../app/app-page';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { WelcomeArt } from '../../illustrations/welcome-art';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Row, Rows } from '../../kit/rows';

const needed = ['card', 'work', 'contact'] as const;

/** Where applying begins: what this is, what it takes, what it costs and who lends (spec §2). */
export const StartPage = () => {
  const { t } = useTranslation('start');
  const navigator = useService(Navigator);
  const storage = useService(Storage);
  const { lender } = useService(Config).values;
  const loggedIn = useLive(useService(Session).loggedIn$);
  const variant = loggedIn ? 'newcomer' : 'visitor';
  useEffect(() => storage.write(STORED.startVariant, variant), [storage, variant]);
  return (
    <AppPage
      back="none"
      picture={<WelcomeArt />}
      actions={
        <>
          <Button action="primary" onClick={() => navigator.go(ROUTES.kyc.path)}>
            {t('apply')}
          </Button>
          {!loggedIn && (
            <Button action="secondary" onClick={() => navigator.go(ROUTES.authLogin.path)}>
              {t('login')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('lead')}</p>
      <Card title={t('need.title')}>
        <Rows>
          {needed.map((it) => (
            <Row key={it} title={t(`need.${it}`)} detail={t(`need.${it}Detail`)} />
          ))}
        </Rows>
      </Card>
      <Card title={t('cost.title')}>
        <p>{t('cost.fees')}</p>
        <p>{lender === undefined ? t('cost.unnamed') : t('cost.lender', { lender })}</p>
      </Card>
    </AppPage>
  );
};
