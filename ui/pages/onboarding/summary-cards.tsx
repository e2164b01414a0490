import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../domain/forms/form';
import { ROUTES } from '../../../domain/navigation/routes';
import { Storage } from '../../../domain/ports/storage';
import { STORED } from '../../../domain/session/stored';
import { InAppLink } from '../../app/in-app-link';
import { AnswerList } from '../../forms/answer-list';
import { useService } from '../../hooks/services';
import { Card } from '../../kit/card';
import { StatusChip } from '../../kit/status-chip';
import type { Onboarding } from './use-onboarding';

interface SummaryCardsProps {
  readonly onboarding: Onboarding;
  readonly steps: readonly Step[];
}

/** The identity, and everything that was answered, with a way back to each step. */
export const SummaryCards = ({ onboarding, steps }: SummaryCardsProps) => {
  const { t } = useTranslation('form');
  const storage = useService(Storage);
  const { editors } = onboarding.product;
  const identity = onboarding.migrated ? 'known' : 'sent';

  useEffect(() => storage.erase(STORED.fromSummary), [storage]);

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
          title={t(`cards.${route}`)}
          aside={
            <InAppLink
              className="edit-link"
              to={ROUTES[editors[route] ?? route].path}
              onPress={() => storage.write(STORED.fromSummary, true)}
            >
              {t('summary.edit')}
              <span className="visually-hidden"> {t(`cards.${route}`)}</span>
            </InAppLink>
          }
        >
          <AnswerList navigation={onboarding} fields={fields} />
        </Card>
      ))}
    </>
  );
};
