import { useTranslation } from 'react-i18next';
import { type FormDefinition, stepAt } from '../../domain/forms/form';
import type { RouteId } from '../../domain/navigation/routes';
import { Stepper } from '../kit/stepper';

interface StepCountProps {
  readonly form: FormDefinition;
  readonly route: RouteId;
}

/** Renders "Langkah 2 dari 6" for the step of a route. */
export const StepCount = ({ form: { steps, ...form }, route }: StepCountProps) => {
  const { t } = useTranslation('form');
  const at = stepAt({ steps, ...form }, route);
  // The terms page, which submits the application, is not a step (spec §2).
  if (!at) return null;
  const step = steps.indexOf(at) + 1;
  return (
    <Stepper text={t('step', { step, steps: steps.length })} step={step} steps={steps.length} />
  );
};
