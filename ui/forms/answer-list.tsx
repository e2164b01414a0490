import { isAsked } from '../../domain/forms/check';
import type { FormField } from '../../domain/forms/field';
import { useTableMessages } from '../hooks/use-table-messages';
import { DescriptionList } from '../kit/description-list';
import { AnswerText } from './answer-text';
import type { WizardNavigation } from './use-wizard';

interface AnswerListProps {
  readonly navigation: WizardNavigation;
  readonly fields: readonly FormField[];
}

/** Renders answers line by line, without the fields that are not asked. */
export const AnswerList = ({ navigation: { wizard, state }, fields }: AnswerListProps) => {
  const fieldMessage = useTableMessages('fields');
  return (
    <DescriptionList
      stacked
      items={fields
        .filter((field) => isAsked(field, wizard.context))
        .map((field) => ({
          label: fieldMessage(`labels.${field.labelKey}`),
          value: <AnswerText field={field} text={state.answers[field.name] ?? ''} />,
        }))}
    />
  );
};
