import { useTranslation } from 'react-i18next';
import { isComplete } from '../../../domain/forms/validity';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { Storage } from '../../../domain/ports/storage';
import { STORED } from '../../../domain/session/stored';
import { AppPage } from '../../app/app-page';
import { WithDraft } from '../../forms/with-draft';
import { useService } from '../../hooks/services';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Row, Rows } from '../../kit/rows';
import { StatusChip } from '../../kit/status-chip';
import { Points } from './points';
import { useKyc } from './use-kyc';

const needs = ['card', 'light', 'work', 'contact'] as const;
/** A migrated person's identity is known: neither card nor light is needed. */
const needsOfMigrated = ['work', 'contact'] as const;

/** Where an application begins and where a draft is picked up again (spec §4). */
export const KycPage = () => {
  const { t } = useTranslation('kyc');
  const navigator = useService(Navigator);
  const accepted = useService(Storage).read(STORED.termsAccepted) === true;
  const walk = useKyc();
  const { wizard, state, migrated } = walk;

  const steps = wizard.form.steps.slice(0, -1);
  const done = steps.filter((step) => isComplete(step, wizard.context));
  const begun = state.phase === 'ready' && done.length > (migrated ? 1 : 0);

  const goOn = () => {
    const missing = wizard.firstIncomplete()?.route;
    const first: RouteId = missing ?? (accepted ? 'kycTerms' : 'kycStep6');
    const to: RouteId = migrated && !begun ? 'kycStep1Migrated' : first;
    navigator.go(ROUTES[to].path);
  };

  return (
    <AppPage
      title={begun ? t('base.resume.title') : t('titles.kyc')}
      actions={
        state.phase === 'ready' && (
          <Button action="primary" onClick={goOn}>
            {begun ? t('base.resume.go') : t('base.go')}
          </Button>
        )
      }
    >
      <WithDraft walk={walk} shown={state.phase === 'ready'}>
        {() => (
          <>
            <p>{begun ? t('base.resume.lead') : t('base.lead')}</p>
            {begun ? (
              <Card title={t('base.resume.progress', { done: done.length, all: steps.length })}>
                <Rows>
                  {steps.map((step) => (
                    <Row
                      key={step.route}
                      title={t(`cards.${step.route}`)}
                      end={
                        done.includes(step) ? (
                          <StatusChip tone="good">{t('base.resume.done')}</StatusChip>
                        ) : step === wizard.firstIncomplete() ? (
                          <StatusChip tone="info">{t('base.resume.next')}</StatusChip>
                        ) : undefined
                      }
                    />
                  ))}
                </Rows>
              </Card>
            ) : (
              <Card title={t('base.prepare')}>
                <Points of="base.needs" ids={migrated ? needsOfMigrated : needs} />
              </Card>
            )}
            <p className="form-note">{t('base.kept')}</p>
          </>
        )}
      </WithDraft>
    </AppPage>
  );
};
