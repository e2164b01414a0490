import { useTranslation } from 'react-i18next';
import { type Form, stepAt } from '../../domain/forms/form';
import type { RouteId } from '../../domain/navigation/routes';
import { Stepper } from '../kit/stepper';

interface StepCountProps {
  readonly form: Form;
  readonly route: RouteId;
}

/** "Langkah 2 dari 6", for the step an address shows. */
export const StepCount = ({ form: { steps, ...form }, route }: StepCountProps) => {
  const { t } = useTranslation('form');
  const at = stepAt({ steps, ...form }, route);
  // The terms, where the application is sent, are no step (spec §2).
  if (!at) return null;
  const step = steps.indexOf(at) + 1;
  return (
    <Stepper text={t('step', { step, steps: steps.length })} step={step} steps={steps.length} />
  );
};
