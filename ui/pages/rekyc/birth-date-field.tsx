import { useTranslation } from 'react-i18next';
import { challengeFields } from '../../../domain/forms/challenges';
import { INPUTS } from '../../../domain/forms/inputs';
import { SupportCode } from '../../app/support-code';
import { useTableMessages } from '../../hooks/use-table-messages';
import { ErrorSummary } from '../../kit/error-summary';
import { TextField } from '../../kit/text-field';
import type { BirthDate } from './use-birth-date';

const { name, rule, labelKey } = challengeFields.dob;

interface BirthDateProps {
  readonly of: BirthDate;
}

/** Renders the error of the date at the top of the form. */
export const BirthDateProblem = ({ of: { error, attempt } }: BirthDateProps) => {
  const { t } = useTranslation('form');
  if (error === undefined) return null;
  return <ErrorSummary title={t('refused')} errors={[{ name, text: error }]} attempt={attempt} />;
};

/** Renders the field for the date of birth before a re-KYC (spec §3, "Challenge"). */
export const BirthDateField = ({ of: { typed, type, error, code } }: BirthDateProps) => {
  const fieldMessage = useTableMessages('fields');
  return (
    <TextField
      {...INPUTS[rule]}
      name={name}
      label={fieldMessage(`labels.${labelKey}`)}
      hint={`${fieldMessage(`purposes.${labelKey}`)} ${fieldMessage(`hints.${labelKey}`)}`}
      error={error}
      note={code !== undefined && <SupportCode code={code} />}
      value={typed}
      onChange={type}
    />
  );
};
