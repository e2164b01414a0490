import { useTranslation } from 'react-i18next';
import { isAsked } from '../../domain/forms/check';
import { stepAt } from '../../domain/forms/form';
import type { RouteId } from '../../domain/navigation/routes';
import { AppPage } from '../app/app-page';
import { useRoute } from '../app/route-context';
import { Button } from '../kit/button';
import { Form } from '../kit/form';
import { Actions } from '../kit/page';
import { Section } from '../kit/section';
import { FieldInput } from './field-input';
import { FormProblems } from './form-problems';
import { NotSaved } from './not-saved';
import { Purposes } from './purposes';
import { inSections, type FormSection } from './sections';
import { StepCount } from './step-count';
import { useReachable } from './use-reachable';
import { useStep } from './use-step';
import type { WizardNavigation } from './use-wizard';
import { WithDraft } from './with-draft';

interface WizardPageProps {
  readonly navigation: WizardNavigation;
  readonly sections: readonly FormSection[];
  /** Page to which a step returns when it was opened from the summary. */
  readonly summary: RouteId;
  /** Page after the step, when that is not the form's next step. */
  readonly next?: RouteId | undefined;
  /** Page after the last step. */
  readonly finish?: RouteId | undefined;
  /** One sentence above the form. */
  readonly lead?: string;
}

/** Renders a step of a form: all its fields under their headings, and one main action. */
export const WizardPage = (props: WizardPageProps) => {
  const { navigation, sections, summary, next, finish, lead } = props;
  const route = useRoute();
  const { t } = useTranslation(['form', 'common']);
  const { wizard } = navigation;
  const reachable = useReachable(navigation, route);
  const { leave, busy, attempt, fromSummary } = useStep(navigation, { summary, next, finish });
  const fields = stepAt(wizard.form, route)?.fields ?? [];
  const button = fromSummary ? t('toSummary') : t('common:continue');

  return (
    <AppPage headline={<StepCount form={wizard.form} route={route} />}>
      <WithDraft navigation={navigation} shown={reachable}>
        {() => (
          <Form onSubmit={() => void leave()}>
            <FormProblems
              navigation={navigation}
              fields={fields}
              attempt={attempt}
              button={button}
            />
            {lead !== undefined && <p>{lead}</p>}
            {inSections(fields, sections, (field) => isAsked(field, wizard.context)).map(
              ({ title, fields: asked }) => {
                const content = [
                  ...asked.map((field) => (
                    <FieldInput key={field.name} field={field} navigation={navigation} />
                  )),
                  <Purposes key="purposes" fields={asked} />,
                ];
                return title === undefined ? (
                  content
                ) : (
                  <Section key={title} title={title}>
                    {content}
                  </Section>
                );
              },
            )}
            <Actions>
              {!busy && <NotSaved navigation={navigation} button={button} />}
              <Button type="submit" action="primary" busy={busy}>
                {button}
              </Button>
            </Actions>
          </Form>
        )}
      </WithDraft>
    </AppPage>
  );
};
