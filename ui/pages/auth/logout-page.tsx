import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator, type Place } from '../../../domain/ports/navigator';
import { Session } from '../../../domain/session/session';
import { AppPage } from '../../app/app-page';
import { SupportCode } from '../../app/support-code';
import { useHelp } from '../../app/use-help';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { LockedArt } from '../../illustrations/locked-art';
import { Button } from '../../kit/button';
import { AccountQuestion } from './account-question';
import { useOnArrival } from './use-on-arrival';

const next = {
  person: ROUTES.start.path,
  api: ROUTES.authLogin.path,
  tab: ROUTES.authLogin.path,
} as const;

type Reason = keyof typeof next;

/** Returns why the session ended. Only the app itself can report that another tab ended it. */
const reasonOf = ({ query, chosenBy }: Place): Reason => {
  const referrer = new URLSearchParams(query).get('referrer');
  if (referrer === 'tab' && chosenBy === 'app') return 'tab';
  return referrer === 'api' ? 'api' : 'person';
};

/**
 * Asks, ends the session without the server, and confirms that. It does not ask if the session is already over: after a
 * logout in the settings, when a call found out (spec §8, `referrer=api`), and after a logout in another tab
 * (`referrer=tab`).
 */
export const LogoutPage = () => {
  const { t } = useTranslation(['auth', 'common']);
  const navigator = useService(Navigator);
  const session = useService(Session);
  const help = useHelp();
  const [because, setBecause] = useState(() => reasonOf(navigator.place$.value));

  const loggedIn = useLive(session.loggedIn$);
  const [asking, setAsking] = useState<'app' | 'outside'>();
  const stay = () => {
    if (asking === 'app' && navigator.hasBefore) navigator.back();
    else navigator.go(ROUTES.start.path, { replace: true });
  };

  useOnArrival(({ by, chosenBy }) => {
    // Going back over an earlier logout, or a login since the other tab's logout, does not request another logout.
    if (loggedIn && (by === 'back' || because === 'tab')) stay();
    else if (loggedIn && (chosenBy === 'outside' || because === 'person')) setAsking(chosenBy);
    else if (because !== 'tab' && (loggedIn || because === 'person')) session.end(because);
  });

  if (asking && loggedIn)
    return (
      <AccountQuestion
        about="leave"
        pressed={asking === 'app'}
        onStay={stay}
        onGo={() => {
          setBecause('person');
          // The next document then shows the same reason, whatever the address was.
          navigator.go(ROUTES.authLogout.path, { replace: true });
          session.end('person');
        }}
      />
    );

  // The lender rejected the token of the last login at once; another login right now would end the same way.
  const code = because === 'api' ? session.refusedLogin : undefined;
  const words = code === undefined ? because : 'refused';
  return (
    <AppPage
      back="none"
      title={t(`logout.${words}.title`)}
      picture={<LockedArt />}
      actions={
        <>
          <Button action="primary" onClick={() => navigator.go(next[because], { replace: true })}>
            {t(`logout.${words}.cta`)}
          </Button>
          {words === 'refused' && help && (
            <Button action="secondary" onClick={help}>
              {t('common:openHelp')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`logout.${words}.text`)}</p>
      {code !== undefined && <SupportCode code={code} />}
    </AppPage>
  );
};
