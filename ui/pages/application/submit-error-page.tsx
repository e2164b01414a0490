import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Applications } from '../../../domain/application/applications';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { ErrorArt } from '../../illustrations/error-art';
import { Button } from '../../kit/button';
import { useFitting } from './use-fitting';

/** A submission failed with no code of its own: the status is asked before anything is sent again. */
export const SubmitErrorPage = () => {
  const { t } = useTranslation('application');
  const applications = useService(Applications);
  const navigator = useService(Navigator);
  const showFailure = useFailureDialog();
  const [busy, setBusy] = useState(false);
  useFitting('applicationError');

  const check = async () => {
    setBusy(true);
    const answer = await applications.refresh();
    setBusy(false);
    if (!answer.ok) showFailure(answer.error, { retry: () => void check() });
    // From the root the guard goes on to where the status belongs.
    else navigator.go(ROUTES.start.path, { replace: true });
  };

  return (
    <AppPage
      back="none"
      picture={<ErrorArt />}
      actions={
        <Button action="primary" busy={busy} onClick={() => void check()}>
          {t('error.cta')}
        </Button>
      }
    >
      <p>{t('error.text')}</p>
      <p>{t('error.safe')}</p>
    </AppPage>
  );
};
