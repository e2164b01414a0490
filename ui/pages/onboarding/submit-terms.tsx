import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../../domain/navigation/routes';
import { useRoute } from '../../app/route-context';
import { AppPage } from '../../app/app-page';
import { InAppLink } from '../../app/in-app-link';
import { NotSaved } from '../../forms/not-saved';
import { StepCount } from '../../forms/step-count';
import { useReachable } from '../../forms/use-reachable';
import { WithDraft } from '../../forms/with-draft';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Costs } from './costs';
import { SubmissionEnd } from './submission-end';
import { useOnward } from './use-onward';
import type { Onboarding } from './use-onboarding';
import { useSubmission } from './use-submission';
import '../../forms/forms.css';
import '../../kit/text-link.css';

/** What the user agrees to, which the button names, and what that means. */
const parts = [
  ['terms.agree.title', ['terms.agree.true', 'terms.agree.history', 'terms.agree.contact']],
  ['terms.sent.title', ['terms.sent.what', 'terms.sent.who']],
  ['terms.after.title', ['terms.after.check', 'terms.after.answer', 'terms.after.debt']],
] as const;

interface SubmitTermsProps {
  readonly onboarding: Onboarding;
  /** Information about this product, shown first. */
  readonly lead?: ReactNode;
  /** The answers, unless they were reviewed on a previous page. */
  readonly children?: ReactNode;
  /** Whether only missing answers can prevent the submission. */
  readonly open?: boolean;
}

/** Renders the terms of an application, and the one button that submits it (decision 8). */
export const SubmitTerms = ({ onboarding, lead, children, open = true }: SubmitTermsProps) => {
  const { t } = useTranslation('form');
  const route = useRoute();
  const reachable = useReachable(onboarding, route) && open;
  const { ended, busy, submit, check } = useSubmission(onboarding);
  useOnward('applicationSubmit');

  if (ended)
    return (
      <SubmissionEnd state={ended} onRetry={() => void submit()} onCheck={() => void check()} />
    );

  const button = t('terms.go');
  return (
    <AppPage
      headline={<StepCount form={onboarding.wizard.form} route={route} />}
      actions={
        reachable && (
          <>
            <NotSaved navigation={onboarding} button={button} />
            <p>{t('terms.pressing')}</p>
            <Button action="primary" busy={busy} onClick={() => void submit()}>
              {button}
            </Button>
          </>
        )
      }
    >
      <WithDraft navigation={onboarding} shown={reachable || busy}>
        {() => (
          <>
            <p>{t('terms.lead')}</p>
            {lead}
            {parts.map(([title, points]) => (
              <Card key={title} title={t(title)}>
                <ul className="bullets">
                  {points.map((point) => (
                    <li key={point}>{t(point)}</li>
                  ))}
                </ul>
              </Card>
            ))}
            <Costs />
            <InAppLink className="text-link" to={ROUTES.terms.path}>
              {t('terms.read')}
            </InAppLink>
            {children}
          </>
        )}
      </WithDraft>
    </AppPage>
  );
};
