import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Storage } from '../../../domain/ports/storage';
import { STORED } from '../../../domain/session/stored';
import { AppPage } from '../../app/app-page';
import { InAppLink } from '../../app/in-app-link';
import { AnswerFacts } from '../../forms/answer-facts';
import { NotSaved } from '../../forms/not-saved';
import { StepCount } from '../../forms/step-count';
import { useReachable } from '../../forms/use-reachable';
import { WithDraft } from '../../forms/with-draft';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { StatusChip } from '../../kit/status-chip';
import { useKyc } from './use-kyc';

/** Where the answers of a step are changed: those of step 4 in the editor it opens. */
const editors: Partial<Record<RouteId, RouteId>> = { kycStep4: 'kycAddress' };

/** Step 6: everything that was answered, with a way back to each step. */
export const SummaryPage = () => {
  const { t } = useTranslation('kyc');
  const navigator = useService(Navigator);
  const storage = useService(Storage);
  const walk = useKyc();
  const { wizard } = walk;
  const reachable = useReachable(walk, 'kycStep6');
  const identity = walk.migrated ? 'known' : 'sent';
  const [checkpoint, ...steps] = wizard.form.steps.slice(0, -1);

  useEffect(() => storage.erase(STORED.fromSummary), [storage]);

  const editLink = (route: RouteId) => (
    <InAppLink
      className="edit-link"
      to={ROUTES[editors[route] ?? route].path}
      onPress={() => storage.write(STORED.fromSummary, true)}
    >
      {t('summary.edit')}
      <span className="visually-hidden"> {t(`cards.${route}`)}</span>
    </InAppLink>
  );

  return (
    <AppPage
      headline={<StepCount form={wizard.form} route="kycStep6" />}
      actions={
        reachable && (
          <>
            <NotSaved walk={walk} button={t('common:continue')} />
            <Button action="primary" onClick={() => navigator.go(ROUTES.kycTerms.path)}>
              {t('common:continue')}
            </Button>
          </>
        )
      }
    >
      <WithDraft walk={walk} shown={reachable}>
        {() => (
          <>
            <p>{t('summary.lead')}</p>
            {checkpoint && (
              <Card
                title={t(`cards.${checkpoint.route}`)}
                aside={<StatusChip tone="good">{t(`summary.${identity}.chip`)}</StatusChip>}
              >
                <p>{t(`summary.${identity}.text`)}</p>
              </Card>
            )}
            {steps.map(({ route, fields }) => (
              <Card key={route} title={t(`cards.${route}`)} aside={editLink(route)}>
                <AnswerFacts walk={walk} fields={fields} />
              </Card>
            ))}
          </>
        )}
      </WithDraft>
    </AppPage>
  );
};
