import { useTranslation } from 'react-i18next';
import { isComplete } from '../../../domain/forms/validity';
import { stepAt } from '../../../domain/forms/form';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AppPage } from '../../app/app-page';
import { AnswerFacts } from '../../forms/answer-facts';
import { FormProblems } from '../../forms/form-problems';
import { NotSaved } from '../../forms/not-saved';
import { StepCount } from '../../forms/step-count';
import { useReachable } from '../../forms/use-reachable';
import { useStep } from '../../forms/use-step';
import { WithDraft } from '../../forms/with-draft';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { useKyc } from './use-kyc';

const fields = (walk: ReturnType<typeof useKyc>) =>
  stepAt(walk.wizard.form, 'kycStep4')?.fields ?? [];

/** Step 4: the address as it is known, to be confirmed, or the way to its editor. */
export const AddressPage = () => {
  const { t } = useTranslation('kyc');
  const navigator = useService(Navigator);
  const walk = useKyc();
  const { wizard, state } = walk;
  const reachable = useReachable(walk, 'kycStep4');
  // What stands against the address can only be put right in the editor, which also says it.
  const edit = (replace: boolean) => navigator.go(ROUTES.kycAddress.path, { replace });
  const { leave, busy, attempt } = useStep(walk, {
    summary: 'kycStep6',
    onRefused: () => {
      const { problems } = wizard.state$.value;
      if (fields(walk).some(({ name }) => problems[name]?.tier === 'hard')) edit(true);
    },
  });
  const step = stepAt(wizard.form, 'kycStep4');
  const complete = step !== undefined && isComplete(step, wizard.context);
  const button = complete ? t('address.confirm') : t('address.fill');

  return (
    <AppPage
      headline={<StepCount form={wizard.form} route="kycStep4" />}
      actions={
        state.phase === 'ready' &&
        reachable && (
          <>
            <NotSaved walk={walk} button={button} />
            <Button
              action="primary"
              busy={busy}
              onClick={() => (complete ? void leave() : edit(true))}
            >
              {button}
            </Button>
            {complete && (
              <Button action="secondary" onClick={() => edit(false)}>
                {t('address.edit')}
              </Button>
            )}
          </>
        )
      }
    >
      <WithDraft walk={walk} shown={reachable}>
        {() => (
          <>
            <FormProblems walk={walk} fields={fields(walk)} attempt={attempt} button={button} />
            <p>{complete ? t('address.check') : t('address.missing')}</p>
            {complete && (
              <Card>
                <AnswerFacts walk={walk} fields={fields(walk)} />
              </Card>
            )}
          </>
        )}
      </WithDraft>
    </AppPage>
  );
};
