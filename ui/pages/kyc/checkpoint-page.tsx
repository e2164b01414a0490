import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComplete } from '../../../domain/forms/validity';
import { identityFlow } from '../../../domain/kyc/identity-flow';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Storage } from '../../../domain/ports/storage';
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
  /** The check arrived already; `undefined` while that is not known. */
  readonly sent: boolean | undefined;
  readonly headline?: ReactNode;
  readonly around: (content: () => ReactNode) => ReactNode;
}

/** Who the person is, checked by the identity SDK; a check that was made before is gone on with. */
const Checkpoint = ({ flow, sent, headline, around }: CheckpointProps) => {
  const { t } = useTranslation('form');
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

/** The first step of an application. */
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

/** Step 1. Who is identified anew makes the same check and fills in nothing else. */
export const CheckpointPage = () => {
  const storage = useService(Storage);
  // As it was on arrival: the flag goes when the flow is left, and the page a moment later.
  const [flow] = useState(() => identityFlow(storage));
  return flow === 'REKYC' ? (
    <Checkpoint flow="REKYC" sent={false} around={(content) => content()} />
  ) : (
    <FirstStep />
  );
};
