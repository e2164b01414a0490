import { useTranslation } from 'react-i18next';
import { useRoute } from '../../app/route-context';
import { WizardPage } from '../../forms/wizard-page';
import { useTableMessages } from '../../hooks/use-table-messages';
import { STEP_VIEWS, type StepRoute, type StepView } from './step-views';
import { type Onboarding, useOnboarding } from './use-onboarding';

interface StepFormProps {
  readonly onboarding: Onboarding;
  readonly view: StepView;
}

/** Renders a step that is a form, laid out by its row. */
export const StepForm = ({ onboarding, view }: StepFormProps) => {
  const { t } = useTranslation('form');
  const sectionTitle = useTableMessages('form');
  const { sections, lead, next } = view;
  return (
    <WizardPage
      navigation={onboarding}
      summary={onboarding.product.summary}
      next={next}
      finish={onboarding.product.terms}
      sections={Object.entries(sections).map(([id, from]) => ({
        title: sectionTitle(`sections.${id}`),
        from,
      }))}
      {...(lead !== undefined && { lead: t(`leads.${lead}`) })}
    />
  );
};

/** Renders every step of both products that is only a form. */
export const StepPage = () => (
  // Only routes in the table show this page (src/areas/).
  <StepForm onboarding={useOnboarding()} view={STEP_VIEWS[useRoute() as StepRoute]} />
);
