import { useTranslation } from 'react-i18next';
import { hintLabel } from '../../../domain/auth/account-label';
import { HostContext } from '../../../domain/host/host-context';
import { AppPage } from '../../app/app-page';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { LockedArt } from '../../illustrations/locked-art';
import { Button } from '../../kit/button';
import { AccountQuestion } from './account-question';
import { useLogin } from './use-login';

/** Renders the login page. It logs in automatically, or first asks what account to use; its button tries again. */
export const LoginPage = () => {
  const { t } = useTranslation('auth');
  const { phase, question, again, onTheWeb } = useLogin();
  const host = useLive(useService(HostContext).host$);
  if (question)
    return (
      <AccountQuestion
        about="switch"
        other={hintLabel(question.hint)}
        onStay={question.stay}
        onGo={question.go}
      />
    );
  return (
    <AppPage
      title={t(`login.${phase}.title`)}
      picture={<LockedArt />}
      actions={
        phase !== 'insecure' && (
          <>
            <Button action="primary" onClick={phase === 'upgrade' ? onTheWeb : again}>
              {t(`login.${phase}.cta`)}
            </Button>
            {host !== 'web' && phase === 'failed' && (
              <Button action="secondary" onClick={onTheWeb}>
                {t('login.web')}
              </Button>
            )}
          </>
        )
      }
    >
      <p role="status">{t(`login.${phase}.text`)}</p>
    </AppPage>
  );
};
