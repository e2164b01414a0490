import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComplete } from '../../../domain/forms/validity';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { StepCount } from '../../forms/step-count';
import { WithDraft } from '../../forms/with-draft';
import { useService } from '../../hooks/services';
import { IdentityCheckArt } from '../../illustrations/identity-check-art';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Notice } from '../../kit/notice';
import { Points } from './points';
import { useIdentityCheck } from './use-identity-check';
import { useKyc } from './use-kyc';

const tips = ['card', 'face', 'camera'] as const;

/** The first step: who the person is, checked by the identity SDK. */
export const CheckpointPage = () => {
  const { t } = useTranslation('kyc');
  const navigator = useService(Navigator);
  const walk = useKyc();
  const { wizard, state, migrated } = walk;
  const { launch, keep, busy, cancelled, made } = useIdentityCheck(wizard);
  const [resuming, setResuming] = useState(false);

  useEffect(() => {
    if (migrated) navigator.go(ROUTES.kycStep1Migrated.path, { replace: true });
  }, [navigator, migrated]);

  const [step] = wizard.form.steps;
  const sent = step !== undefined && isComplete(step, wizard.context);

  /** Goes on with a check that was made before, and whose number the draft may not have yet. */
  const goOn = async () => {
    setResuming(true);
    if (!sent && made !== undefined) await keep(made);
    setResuming(false);
    navigator.go(ROUTES.kycStep2.path);
  };

  const known = sent || made !== undefined;
  return (
    <AppPage
      headline={<StepCount form={wizard.form} route="kycStep1" />}
      picture={<IdentityCheckArt />}
      actions={
        state.phase === 'ready' &&
        !migrated &&
        (known ? (
          <>
            <Button action="primary" busy={resuming} onClick={() => void goOn()}>
              {t('common:continue')}
            </Button>
            <Button
              action="secondary"
              look="quiet"
              onClick={() => navigator.go(ROUTES.onekycReapply.path)}
            >
              {t('check.again')}
            </Button>
          </>
        ) : (
          <Button action="primary" busy={busy} onClick={() => void launch()}>
            {t('check.go')}
          </Button>
        ))
      }
    >
      <WithDraft walk={walk} shown={state.phase === 'ready' && !migrated}>
        {() => (
          <>
            {cancelled && <Notice role="status">{t('check.cancelled')}</Notice>}
            {known ? (
              <Notice tone="good">{t('check.sent')}</Notice>
            ) : (
              <>
                <p>{t('check.lead')}</p>
                <Card title={t('check.prepare')}>
                  <Points of="check.tips" ids={tips} />
                </Card>
              </>
            )}
          </>
        )}
      </WithDraft>
    </AppPage>
  );
};
