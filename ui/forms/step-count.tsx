import { useTranslation } from 'react-i18next';
import { type FormDefinition, stepAt } from '../../domain/forms/form';
import type { RouteId } from '../../domain/navigation/routes';
import { useTableMessages } from '../hooks/use-table-messages';
import { Stepper } from '../kit/stepper';
import { Steps } from '../kit/steps';
import './forms.css';

interface StepCountProps {
  readonly form: FormDefinition;
  readonly route: RouteId;
}

/** Renders "Langkah 2 dari 6" for the step of a route, and on a large screen the names of all steps. */
export const StepCount = ({ form: { steps, ...form }, route }: StepCountProps) => {
  const { t } = useTranslation('form');
  const formMessage = useTableMessages('form');
  const at = stepAt({ steps, ...form }, route);
  // The terms page, which submits the application, is not a step (spec §2): it follows the last one.
  const now = at ? steps.indexOf(at) : steps.length;
  const step = Math.min(now + 1, steps.length);
  const text = at ? t('step', { step, steps: steps.length }) : t('allSteps');
  return (
    <>
      <Stepper text={text} step={step} steps={steps.length} />
      <div className="step-list">
        <Steps
          steps={steps.map(({ route: id }, index) => ({
            title: formMessage(`cards.${id}`),
            state: index < now ? 'done' : index === now ? 'now' : 'next',
          }))}
        />
      </div>
    </>
  );
};
