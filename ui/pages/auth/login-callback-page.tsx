import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, type Failure } from '../../../domain/kernel/failure';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Login, type LoginEnd } from '../../../domain/auth/login';
import { Session } from '../../../domain/session/session';
import { AppPage } from '../../app/app-page';
import { SupportCode } from '../../app/support-code';
import { useService } from '../../hooks/services';
import { LockedArt } from '../../illustrations/locked-art';
import { Button } from '../../kit/button';
import { AccountQuestion } from './account-question';
import { leaveFor } from './leave-for';
import { useOnArrival } from './use-on-arrival';

interface Shown {
  readonly phase: 'going' | 'occupied' | 'refused' | 'cancelled' | 'failed';
  readonly failure?: Failure | undefined;
}

/** Renders the page to which the login page returns. It completes only a login that began in this tab. */
export const LoginCallbackPage = () => {
  const { t } = useTranslation('auth');
  const navigator = useService(Navigator);
  const login = useService(Login);
  const session = useService(Session);
  const [{ phase, failure }, show] = useState<Shown>({ phase: 'going' });

  const goOn = (end: LoginEnd) => {
    if (end.kind === 'in') leaveFor(navigator, end);
    else if (end.kind === 'failed') show({ phase: 'failed', failure: end.failure });
    // Only a host answers so.
    else if (end.kind === 'unsupported' || end.kind === 'upgrade') show({ phase: 'refused' });
    else show({ phase: end.kind });
  };

  useOnArrival((place) => {
    const query = new URLSearchParams(place.query);
    // The code is for one use: keep it out of the address bar and the history.
    navigator.go(ROUTES.authCallback.path, { replace: true });
    const [code, state] = [query.get('code') ?? undefined, query.get('state') ?? undefined];
    void login.complete(code, state).then((end) => place.left.aborted || goOn(end));
  });

  if (phase === 'occupied')
    return (
      <AccountQuestion
        about="switch"
        onStay={() => {
          login.keepAccount();
          void session.target().then((to) => leaveFor(navigator, { to }));
        }}
        onGo={() => void login.switchAccount().then(goOn)}
      />
    );

  return (
    <AppPage
      back="none"
      title={t(`callback.${phase}.title`)}
      picture={<LockedArt />}
      actions={
        phase !== 'going' && (
          <Button
            action="primary"
            onClick={() => navigator.go(ROUTES.authLogin.path, { replace: true })}
          >
            {t('again')}
          </Button>
        )
      }
    >
      <p role="status">{t(`callback.${phase}.text`)}</p>
      {failure && <SupportCode code={codeOf(failure)} />}
    </AppPage>
  );
};
