import { useTranslation } from 'react-i18next';
import type { FormField } from '../../domain/forms/field';
import { ErrorSummary } from '../kit/error-summary';
import { useProblemText } from './use-problem-text';
import { useTitlePrefix } from './use-title-prefix';
import type { WizardNavigation } from './use-wizard';

interface FormProblemsProps {
  readonly navigation: WizardNavigation;
  readonly fields: readonly FormField[];
  /** How often the step was refused or warned about since it was opened. */
  readonly attempt: number;
  /** Label of the main action. */
  readonly button: string;
}

/** Renders the problems of a step that cannot be left, in the same words as at its fields. */
export const FormProblems = ({
  navigation: { state },
  fields,
  attempt,
  button,
}: FormProblemsProps) => {
  const { t } = useTranslation('form');
  const problemText = useProblemText();
  const errors = fields.flatMap(({ name }) => {
    const problem = attempt > 0 ? state.problems[name] : undefined;
    const text = problem && problemText(problem, state.answers[name] ?? '');
    return problem && text ? [{ name, tier: problem.tier, text }] : [];
  });
  const hard = errors.filter(({ tier }) => tier === 'hard');
  const refused = hard.length > 0;
  useTitlePrefix(refused ? t('errorPrefix') : undefined);
  if (errors.length === 0) return null;
  return (
    <ErrorSummary
      title={
        hard.length > 1
          ? t('refusedMany', { number: hard.length })
          : refused
            ? t('refused')
            : t('warned', { button })
      }
      errors={refused ? hard : errors}
      attempt={attempt}
      tone={refused ? 'bad' : 'warn'}
    />
  );
};
