import { useTranslation } from 'react-i18next';
import { type FieldName, fieldNamed } from '../../../domain/forms/form';
import type { kycForm } from '../../../domain/kyc/form';
import { AnswerList } from '../../forms/answer-list';
import { Card } from '../../kit/card';
import { SubmitTerms } from '../onboarding/submit-terms';
import { useOnboarding } from '../onboarding/use-onboarding';

/** Repeated beside the button that commits; everything else stood on the summary before. */
const repeated: readonly FieldName<typeof kycForm>[] = [
  'personalInfo.email',
  'workInfo.monthlyIncome',
  'residentialInfo.city',
  'emergencyInfo.name',
];

/** The terms the single product is applied for under. */
export const TermsPage = () => {
  const { t } = useTranslation('form');
  const onboarding = useOnboarding();
  const { form } = onboarding.wizard;
  return (
    <SubmitTerms onboarding={onboarding}>
      <Card title={t('terms.repeated')}>
        <AnswerList
          navigation={onboarding}
          fields={repeated.flatMap((name) => fieldNamed(form, name) ?? [])}
        />
      </Card>
    </SubmitTerms>
  );
};
