import { useTranslation } from 'react-i18next';
import { clean } from '../../domain/forms/clean';
import type { FormField } from '../../domain/forms/field';
import { formatPhone } from '../format/digits';
import { Amount } from '../kit/amount';
import { Reveal } from '../kit/reveal';
import { areaLabel } from './area-label';
import { useOptionMessage } from './use-option-message';

interface AnswerTextProps {
  readonly field: FormField;
  readonly text: string;
}

/** Always has the same length, so that it does not reveal the length of the value. */
const mask = '••••••••';

/** Renders an answer as text; a `volatile` value other than an amount is masked at first. */
export const AnswerText = ({ field, text }: AnswerTextProps) => {
  const { t } = useTranslation('form');
  const optionMessage = useOptionMessage();
  const { kind, options, volatile } = field;
  const value = clean(kind, text);
  if (value === '') return <>{t('empty')}</>;
  if (kind === 'money') {
    const amount = Number(value);
    return Number.isSafeInteger(amount) ? <Amount value={amount} /> : <>{text}</>;
  }
  if (volatile)
    return (
      <Reveal masked={mask} hidden={t('hidden')} value={value} show={t('show')} hide={t('hide')} />
    );
  if (kind === 'phone') return <>{formatPhone(value)}</>;
  if (kind === 'area') return <bdi>{areaLabel(value)}</bdi>;
  if (options?.values.includes(value)) return <>{optionMessage(options.id, value)}</>;
  return <bdi>{value}</bdi>;
};
