import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Start } from '../../../domain/application/start';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Config } from '../../../domain/config/config';
import { Session } from '../../../domain/session/session';
import { AppPage } from '../../app/app-page';
import { useWayTo } from '../../app/use-way-to';
import { useService } from '../../hooks/services';
import { useLanguage } from '../../hooks/use-language';
import { useLive } from '../../hooks/use-live';
import { IdentityCardIcon, PersonIcon, WorkIcon } from '../../icons/icon';
import { WelcomeArt } from '../../illustrations/welcome-art';
import { WayButton } from '../../app/way-button';
import { Card } from '../../kit/card';
import { said } from '../../kit/said';
import { LogOutButton, useCanLogOut } from '../../app/log-out-button';
import { OtherLanguage } from '../../app/other-language';
import { useGpp } from '../onboarding/use-gpp';
import '../../kit/text-link.css';
import './start.css';

const needed = [
  ['card', IdentityCardIcon],
  ['work', WorkIcon],
  ['contact', PersonIcon],
] as const;

/** Explains the product before an application: needs, costs and the lender (spec §2). */
export const StartPage = () => {
  const { t } = useTranslation(['start', 'common']);
  const start = useService(Start);
  const language = useLanguage();
  const { lender, licence, complaints, productSummary, whenLate } = useService(Config).values;
  const wayTo = useWayTo();
  const loggedIn = useLive(useService(Session).loggedIn$);
  const variant = loggedIn ? 'newcomer' : 'visitor';
  useEffect(() => start.show(variant), [start, variant]);
  const next = start.next(useGpp());
  const navigator = useService(Navigator);
  const { query } = useLive(navigator.place$);
  // The start of the combined application keeps the query (spec §4).
  const apply = ROUTES[next].path + (next === 'combined' ? query : '');
  const late = whenLate?.[language];
  const links = [
    [productSummary, t('cost.summary')],
    [complaints && `tel:${complaints}`, t('cost.complaints', { number: complaints })],
    // The terms need a login (spec §2).
    [loggedIn ? ROUTES.terms.path : undefined, t('common:lender.more')],
  ] as const;
  // Real links, because they are pressed before the app's code is loaded too.
  const follow = (open: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <AppPage
      back="none"
      language={<OtherLanguage />}
      picture={<WelcomeArt />}
      below={useCanLogOut() && <LogOutButton />}
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
      <div className="start__cards">
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
          <p>{t('cost.debt')}</p>
          {late !== undefined && <p className="start__cost">{said(late)}</p>}
          <p className="start__cost">{t('cost.fees')}</p>
          <p className="start__cost">
            {lender === undefined ? t('cost.unnamed') : t('cost.lender', { lender })}
            {licence !== undefined && ` ${t('cost.licence', { licence })}`}
          </p>
          <div className="start__facts">
            {links.map(([to, label]) => {
              const open = wayTo(to);
              return (
                open && (
                  <a
                    key={label}
                    className="text-link"
                    href={to === ROUTES.terms.path ? navigator.href(to) : to}
                    onClick={follow(open)}
                  >
                    {label}
                  </a>
                )
              );
            })}
          </div>
        </Card>
      </div>
    </AppPage>
  );
};
