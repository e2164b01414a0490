import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../domain/forms/form';
import { SummaryVisit } from '../../../domain/forms/summary-visit';
import { ROUTES } from '../../../domain/navigation/routes';
import { InAppLink } from '../../app/in-app-link';
import { AnswerList } from '../../forms/answer-list';
import { useService } from '../../hooks/services';
import { useTableMessages } from '../../hooks/use-table-messages';
import { Card } from '../../kit/card';
import { StatusChip } from '../../kit/status-chip';
import type { Onboarding } from './use-onboarding';
import '../../kit/text-link.css';

interface SummaryCardsProps {
  readonly onboarding: Onboarding;
  readonly steps: readonly Step[];
}

/** Renders the identity and every answer, with a link to edit each step. */
export const SummaryCards = ({ onboarding, steps }: SummaryCardsProps) => {
  const { t } = useTranslation('form');
  const formMessage = useTableMessages('form');
  const visit = useService(SummaryVisit);
  const { editors } = onboarding.product;
  const identity = onboarding.migrated ? 'known' : 'sent';

  useEffect(() => visit.end(), [visit]);

  return (
    <>
      <Card
        title={t('cards.identity')}
        aside={<StatusChip tone="good">{t(`summary.${identity}.chip`)}</StatusChip>}
      >
        <p>{t(`summary.${identity}.text`)}</p>
      </Card>
      {steps.map(({ route, fields }) => (
        <Card
          key={route}
          title={formMessage(`cards.${route}`)}
          aside={
            <InAppLink
              className="text-link"
              to={ROUTES[editors[route] ?? route].path}
              onPress={() => visit.begin()}
            >
              {t('summary.edit')}
              <span className="visually-hidden"> {formMessage(`cards.${route}`)}</span>
            </InAppLink>
          }
        >
          <AnswerList navigation={onboarding} fields={fields} />
        </Card>
      ))}
    </>
  );
};
