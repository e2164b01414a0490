import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Start } from '../../../domain/application/start';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Config } from '../../../domain/config/config';
import { Session } from '../../../domain/session/session';
import { AppPage } from '../../app/app-page';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { IdentityCardIcon, PersonIcon, WorkIcon } from '../../icons/icon';
import { WelcomeArt } from '../../illustrations/welcome-art';
import { WayButton } from '../../app/way-button';
import { Card } from '../../kit/card';
import { LogOutButton } from '../../app/log-out-button';
import { useGpp } from '../onboarding/use-gpp';
import './start.css';

const needed = [
  ['card', IdentityCardIcon],
  ['work', WorkIcon],
  ['contact', PersonIcon],
] as const;

/** Explains the product before an application: needs, costs and the lender (spec §2). */
export const StartPage = () => {
  const { t } = useTranslation('start');
  const start = useService(Start);
  const { lender } = useService(Config).values;
  const loggedIn = useLive(useService(Session).loggedIn$);
  const variant = loggedIn ? 'newcomer' : 'visitor';
  useEffect(() => start.show(variant), [start, variant]);
  const next = start.next(useGpp());
  const { query } = useLive(useService(Navigator).place$);
  // The start of the combined application keeps the query (spec §4).
  const apply = ROUTES[next].path + (next === 'combined' ? query : '');
  return (
    <AppPage
      back="none"
      picture={<WelcomeArt />}
      actions={
        <div className="start__buttons">
          <WayButton action="primary" to={apply}>
            {t('apply')}
          </WayButton>
          {!loggedIn && (
            <WayButton action="secondary" to={ROUTES.authLogin.path}>
              {t('login')}
            </WayButton>
          )}
        </div>
      }
    >
      <p>{t('lead')}</p>
      <Card title={t('need.title')}>
        <ul className="start__needs">
          {needed.map(([it, Icon]) => (
            <li className="start__need" key={it}>
              <Icon />
              {t(`need.${it}`)}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('cost.title')}>
        <p className="start__cost">{t('cost.fees')}</p>
        <p className="start__cost">
          {lender === undefined ? t('cost.unnamed') : t('cost.lender', { lender })}
        </p>
      </Card>
      <LogOutButton />
    </AppPage>
  );
};
