import { useTranslation } from 'react-i18next';
import type { FormField } from '../../domain/forms/field';
import { useTableMessages } from '../hooks/use-table-messages';
import { ChevronDownIcon } from '../icons/later-icons';
import { DescriptionList } from '../kit/description-list';
import './forms.css';

interface PurposesProps {
  readonly fields: readonly FormField[];
}

/** Renders why each field is asked; fields with the same reason share a line. */
export const Purposes = ({ fields }: PurposesProps) => {
  const { t } = useTranslation('form');
  const fieldMessage = useTableMessages('fields');
  const reasons = new Map<string, string[]>();
  for (const { labelKey } of fields) {
    const reason = fieldMessage(`purposes.${labelKey}`);
    reasons.set(reason, [...(reasons.get(reason) ?? []), fieldMessage(`labels.${labelKey}`)]);
  }
  return (
    <details className="purposes">
      <summary className="purposes__summary">
        {t('why')}
        <ChevronDownIcon small />
      </summary>
      <DescriptionList
        stacked
        items={[...reasons].map(([value, labels]) => ({ label: labels.join(', '), value }))}
      />
    </details>
  );
};
