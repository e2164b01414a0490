import { useTranslation } from 'react-i18next';
import type { Field } from '../../domain/forms/field';
import { DescriptionList } from '../kit/description-list';

interface PurposesProps {
  readonly fields: readonly Field[];
}

/** Why each field is asked; fields with the same reason share a line. */
export const Purposes = ({ fields }: PurposesProps) => {
  const { t } = useTranslation(['form', 'fields']);
  const reasons = new Map<string, string[]>();
  for (const { labelKey } of fields) {
    const reason = t(`fields:purposes.${labelKey}`);
    reasons.set(reason, [...(reasons.get(reason) ?? []), t(`fields:labels.${labelKey}`)]);
  }
  return (
    <details className="purposes">
      <summary className="purposes__summary">{t('why')}</summary>
      <DescriptionList
        stacked
        items={[...reasons].map(([value, labels]) => ({ label: labels.join(', '), value }))}
      />
    </details>
  );
};
