import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComplete } from '../../../domain/forms/validity';
import { RunIdentityCheck } from '../../../domain/kyc/run-identity-check';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { StepCount } from '../../forms/step-count';
import { WithDraft } from '../../forms/with-draft';
import { useService } from '../../hooks/services';
import { IdentityCheckArt } from '../../illustrations/identity-check-art';
import { Button } from '../../kit/button';
import { CheckTips } from '../onboarding/check-tips';
import { useIdentityCheck } from '../onboarding/use-identity-check';
import { useOnboarding } from '../onboarding/use-onboarding';

interface CheckpointProps {
  readonly flow: 'GPL' | 'REKYC';
  /** Whether the draft already holds a check; `undefined` while that is unknown. */
  readonly sent: boolean | undefined;
  readonly headline?: ReactNode;
  readonly around: (content: () => ReactNode) => ReactNode;
}

/** Offers the identity check, or to continue with an earlier one. */
const Checkpoint = ({ flow, sent, headline, around }: CheckpointProps) => {
  const { t } = useTranslation(['form', 'common']);
  const navigator = useService(Navigator);
  const { launch, resume, repeat, busy, cancelled, made } = useIdentityCheck(flow);
  const known = sent === true || made !== undefined;

  const goOn = () => {
    if (flow === 'REKYC' && made !== undefined) return void resume(made);
    if (sent !== true && made !== undefined) return void resume(made, 'kycStep2');
    navigator.go(ROUTES.kycStep2.path);
  };
  return (
    <AppPage
      headline={headline}
      picture={<IdentityCheckArt />}
      actions={
        sent !== undefined &&
        (known ? (
          <>
            <Button action="primary" busy={busy} onClick={goOn}>
              {t('common:continue')}
            </Button>
            <Button action="secondary" look="quiet" onClick={repeat}>
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
      {around(() => (
        <CheckTips flow={flow} made={known} cancelled={cancelled} />
      ))}
    </AppPage>
  );
};

const FirstStep = () => {
  const navigator = useService(Navigator);
  const onboarding = useOnboarding();
  const { wizard, state, migrated } = onboarding;

  useEffect(() => {
    if (migrated) navigator.go(ROUTES.kycStep1Migrated.path, { replace: true });
  }, [navigator, migrated]);

  const [step] = wizard.form.steps;
  const shown = state.phase === 'ready' && !migrated && step !== undefined;
  return (
    <Checkpoint
      flow="GPL"
      sent={shown ? isComplete(step, wizard.context) : undefined}
      headline={<StepCount form={wizard.form} route="kycStep1" />}
      around={(content) => (
        <WithDraft navigation={onboarding} shown={shown}>
          {content}
        </WithDraft>
      )}
    />
  );
};

/** Renders step 1. A re-KYC consists of this check only. */
export const CheckpointPage = () => {
  const check = useService(RunIdentityCheck);
  // Read on arrival, because the flag is cleared shortly before the page is left.
  const [flow] = useState(() => check.flow);
  return flow === 'REKYC' ? (
    <Checkpoint flow="REKYC" sent={false} around={(content) => content()} />
  ) : (
    <FirstStep />
  );
};
