import { useTranslation } from 'react-i18next';
import { fieldNamed } from '../../../domain/forms/form';
import { AppPage } from '../../app/app-page';
import { AnswerFacts } from '../../forms/answer-facts';
import { NotSaved } from '../../forms/not-saved';
import { useReachable } from '../../forms/use-reachable';
import { WithDraft } from '../../forms/with-draft';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { SubmissionEnd } from './submission-end';
import { useKyc } from './use-kyc';
import { useOnward } from './use-onward';
import { useSubmission } from './use-submission';

/** What a person agrees to, part by part. */
const parts = {
  sent: ['what', 'who'],
  after: ['check', 'answer', 'debt'],
  agree: ['true', 'history', 'contact'],
} as const;

/** Repeated beside the button that commits. */
const repeated = [
  'personalInfo.email',
  'workInfo.monthlyIncome',
  'residentialInfo.city',
  'emergencyInfo.name',
];

/** The terms an application is sent under, and the one button that sends it (decisions, "Submitting"). */
export const TermsPage = () => {
  const { t } = useTranslation('kyc');
  const walk = useKyc();
  const reachable = useReachable(walk, 'kycTerms');
  const { state, submit, check } = useSubmission(walk);
  useOnward('applicationSubmit');

  if (state.phase !== 'open' && state.phase !== 'sending')
    return (
      <SubmissionEnd state={state} onRetry={() => void submit()} onCheck={() => void check()} />
    );

  const button = t('terms.go');
  return (
    <AppPage
      actions={
        reachable && (
          <>
            <NotSaved walk={walk} button={button} />
            <p>{t('terms.pressing')}</p>
            <Button action="primary" busy={state.phase === 'sending'} onClick={() => void submit()}>
              {button}
            </Button>
          </>
        )
      }
    >
      <WithDraft walk={walk} shown={reachable || state.phase === 'sending'}>
        {() => (
          <>
            <p>{t('terms.lead')}</p>
            {Object.entries(parts).map(([part, points]) => (
              <Card key={part} title={t(`terms.${part}.title`)}>
                <ul className="bullets">
                  {points.map((point) => (
                    <li key={point}>{t(`terms.${part}.${point}`)}</li>
                  ))}
                </ul>
              </Card>
            ))}
            <Card title={t('terms.repeated')}>
              <AnswerFacts
                walk={walk}
                fields={repeated.flatMap((name) => fieldNamed(walk.wizard.form, name) ?? [])}
              />
            </Card>
          </>
        )}
      </WithDraft>
    </AppPage>
  );
};
