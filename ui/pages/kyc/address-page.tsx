import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepAt } from '../../../domain/forms/form';
import { isComplete } from '../../../domain/forms/validity';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { AnswerList } from '../../forms/answer-list';
import { FormProblems } from '../../forms/form-problems';
import { NotSaved } from '../../forms/not-saved';
import { StepCount } from '../../forms/step-count';
import { useReachable } from '../../forms/use-reachable';
import { useStep } from '../../forms/use-step';
import type { WizardNavigation } from '../../forms/use-wizard';
import { WithDraft } from '../../forms/with-draft';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { StepForm } from '../onboarding/step-page';
import { STEP_VIEWS } from '../onboarding/step-views';
import { useOnboarding } from '../onboarding/use-onboarding';

/** Renders step 4: a known address is confirmed, an unknown one is entered. */
export const AddressPage = () => {
  const navigation = useOnboarding();
  const { wizard, state } = navigation;
  const step = stepAt(wizard.form, 'kycStep4');
  // Decided once, so that the form stays when the typed address becomes complete.
  const [known, setKnown] = useState<boolean>();
  if (known === undefined && step && state.phase === 'ready')
    setKnown(isComplete(step, wizard.context));
  return known === false ? (
    <StepForm onboarding={navigation} view={STEP_VIEWS.kycStep4} />
  ) : (
    <ConfirmAddress navigation={navigation} />
  );
};

interface ConfirmAddressProps {
  readonly navigation: WizardNavigation;
}

const ConfirmAddress = ({ navigation }: ConfirmAddressProps) => {
  const { t } = useTranslation('kyc');
  const navigator = useService(Navigator);
  const reachable = useReachable(navigation, 'kycStep4');
  const { form, state$ } = navigation.wizard;
  const fields = stepAt(form, 'kycStep4')?.fields ?? [];
  const edit = () => navigator.go(ROUTES.kycAddress.path);
  const { leave, busy, attempt } = useStep(navigation, {
    summary: 'kycStep6',
    onRefused: () => {
      // Only the editor can fix the problem, and it shows the reason.
      if (fields.some(({ name }) => state$.value.problems[name]?.tier === 'hard')) edit();
    },
  });
  const button = t('address.confirm');

  return (
    <AppPage
      headline={<StepCount form={form} route="kycStep4" />}
      actions={
        reachable && (
          <>
            {!busy && <NotSaved navigation={navigation} button={button} />}
            <Button action="primary" busy={busy} onClick={() => void leave()}>
              {button}
            </Button>
            <Button action="secondary" onClick={edit}>
              {t('address.edit')}
            </Button>
          </>
        )
      }
    >
      <WithDraft navigation={navigation} shown={reachable}>
        {() => (
          <>
            <FormProblems
              navigation={navigation}
              fields={fields}
              attempt={attempt}
              button={button}
            />
            <p>{t('address.check')}</p>
            <Card>
              <AnswerList navigation={navigation} fields={fields} />
            </Card>
          </>
        )}
      </WithDraft>
    </AppPage>
  );
};
