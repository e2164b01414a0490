import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { INPUTS } from '../../../domain/forms/inputs';
import { challengeFields } from '../../../domain/forms/challenges';
import { useTitlePrefix } from '../../forms/use-title-prefix';
import { Button } from '../../kit/button';
import { DateField } from '../../kit/date-field';
import { ErrorSummary } from '../../kit/error-summary';
import { Form } from '../../kit/form';
import { Actions } from '../../kit/page';
import { useBirthDate } from './use-birth-date';

const { name, rule } = challengeFields.dob;

interface BirthDateFormProps {
  readonly onRight: () => void;
  /** The other way out, beside the main action. */
  readonly other: ReactNode;
}

/** Asks for the date of birth before an identity is checked anew (spec §3 "Challenge"). */
export const BirthDateForm = ({ onRight, other }: BirthDateFormProps) => {
  const { t } = useTranslation(['rekyc', 'fields', 'form']);
  const { typed, type, error, attempt, busy, submit } = useBirthDate(onRight);
  useTitlePrefix(error === undefined ? undefined : t('form:errorPrefix'));
  return (
    <Form onSubmit={() => void submit()}>
      {error !== undefined && (
        <ErrorSummary
          title={t('form:refused')}
          errors={[{ name, text: error }]}
          attempt={attempt}
        />
      )}
      <DateField
        {...INPUTS[rule]}
        name={name}
        label={t('fields:labels.dob')}
        hint={`${t('fields:purposes.dob')} ${t('fields:hints.dob')}`}
        error={error}
        value={typed}
        onChange={type}
      />
      <Actions>
        <Button type="submit" action="primary" busy={busy}>
          {t('common:continue')}
        </Button>
        {other}
      </Actions>
    </Form>
  );
};
