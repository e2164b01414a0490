import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { latestValue } from '../../../domain/kernel/loadable';
import { ROUTES } from '../../../domain/navigation/routes';
import { Navigator } from '../../../domain/ports/navigator';
import { AnswerChallenge } from '../../../domain/rekyc/answer-challenge';
import { RegisteredCard } from '../../../domain/rekyc/registered-card';
import { Rekyc } from '../../../domain/rekyc/rekyc';
import { RekycFlow } from '../../../domain/rekyc/rekyc-flow';
import { AppPage } from '../../app/app-page';
import { useService } from '../../hooks/services';
import { useQuery } from '../../hooks/use-query';
import { useVisit } from '../../hooks/use-visit';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Form } from '../../kit/form';
import { Actions } from '../../kit/page';
import { FailedRead } from '../../app/failed-read';
import { Row, Rows } from '../../kit/rows';
import { Skeleton } from '../../kit/skeleton';
import { SkeletonLine } from '../../kit/skeleton-parts';
import { BirthDateField, BirthDateProblem } from './birth-date-field';
import { RegisteredCardDetails } from './registered-card-details';
import { useBirthDate } from './use-birth-date';
import { useIsOpen } from './use-is-open';

const notes = ['same', 'safe'] as const;

/** Renders the registered card, and asks the challenge before a re-KYC (spec §2). */
export const EducationPage = () => {
  const { t } = useTranslation(['rekyc', 'common']);
  const navigator = useService(Navigator);
  const [rekyc, flow] = [useService(Rekyc), useService(RekycFlow)];
  const [card, challenge] = [useService(RegisteredCard), useService(AnswerChallenge)];
  const open = useIsOpen();
  const isShown = open === false;
  const cardState = useQuery(card, isShown ? 'mounted' : 'never');
  const question = useQuery(challenge.question, isShown ? 'mounted' : 'never');
  const asked = latestValue(question);
  const visit = useVisit();
  const underWay = latestValue(useQuery(rekyc, isShown ? 'idle' : 'never'))?.status === 'INITIATED';
  const elsewhere = open ? ROUTES.home.path : underWay ? ROUTES.rekyc.path : undefined;

  useEffect(() => {
    if (elsewhere !== undefined) navigator.go(elsewhere, { replace: true });
  }, [navigator, elsewhere]);

  const goOn = () => {
    if (visit.aborted) return;
    flow.begin();
    navigator.go(ROUTES.kycStep1.path);
  };
  const home = () => {
    flow.end();
    navigator.go(ROUTES.home.path, { replace: true });
  };
  const birthDate = useBirthDate(goOn);
  return (
    <AppPage>
      <Form onSubmit={asked === 'birthDate' ? () => void birthDate.submit() : goOn}>
        <BirthDateProblem of={birthDate} />
        <p>{t('education.lead')}</p>
        <RegisteredCardDetails state={cardState} onRetry={() => void card.load()} />
        {asked === 'birthDate' && <BirthDateField of={birthDate} />}
        {asked === undefined &&
          (question.phase === 'failed' ? (
            <FailedRead
              title={t('education.unasked')}
              body={t('education.unreadText')}
              failure={question.failure}
              onRetry={() => void challenge.question.load()}
            />
          ) : (
            <Skeleton label={t('common:loading')}>
              <SkeletonLine size="control" />
            </Skeleton>
          ))}
        <Card title={t('education.notes.title')}>
          <Rows>
            {notes.map((it) => (
              <Row
                key={it}
                title={t(`education.notes.${it}.title`)}
                detail={t(`education.notes.${it}.detail`)}
              />
            ))}
          </Rows>
        </Card>
        <Actions>
          {asked !== undefined && (
            <Button type="submit" action="primary" busy={birthDate.busy}>
              {t('common:continue')}
            </Button>
          )}
          <Button action="secondary" look="quiet" onClick={home}>
            {t('common:toHome')}
          </Button>
        </Actions>
      </Form>
    </AppPage>
  );
};
