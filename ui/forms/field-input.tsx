import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldKind } from '../../domain/forms/clean';
import type { FormField } from '../../domain/forms/field';
import { INPUTS } from '../../domain/forms/inputs';
import { readCode } from '../../domain/forms/one-time-code';
import { useTableMessages } from '../hooks/use-table-messages';
import { RadioField } from '../kit/choice-field';
import { CodeField } from '../kit/code-field';
import { MoneyField } from '../kit/money-field';
import { PhoneField } from '../kit/phone-field';
import { TextAreaField } from '../kit/text-area-field';
import { TextField, type TextFieldProps } from '../kit/text-field';
import { amountTyped } from './amount-typed';
import { AreaInput } from './area-input';
import type { ControlProps } from './control';
import { ListField } from './list-field';
import type { WizardNavigation } from './use-wizard';
import { useOptionMessage } from './use-option-message';
import { useProblemText } from './use-problem-text';
import { ZipInput } from './zip-input';

const typed =
  (Control: (props: TextFieldProps) => ReactNode) =>
  ({ field, texts, value, onChange }: ControlProps) => (
    <Control {...INPUTS[field.rule]} {...texts} value={value} onChange={onChange} />
  );

/** Maximum number of options shown as radio buttons; a longer choice is a list. */
const mostRadios = 5;

const Choice = ({ field, texts, value, onChange }: ControlProps) => {
  const { t } = useTranslation('form');
  const optionMessage = useOptionMessage();
  const { id = '', values = [], common, spellings } = field.options ?? {};
  const Control = values.length > mostRadios ? ListField : RadioField;
  return (
    <Control
      {...texts}
      options={values.map((it) => ({
        value: it,
        label: optionMessage(id, it),
        hidden: spellings?.includes(it),
      }))}
      first={common}
      placeholder={t('choose')}
      value={value}
      onChange={onChange}
    />
  );
};

const Code = ({ texts, value, onChange, navigation }: ControlProps) => {
  const { t } = useTranslation('form');
  const length = navigation.state.facts.codeLength ?? 6;
  return (
    <CodeField
      {...texts}
      length={length}
      read={(text) => readCode(text, length)}
      unread={t('oneCode', { length })}
      value={value}
      onChange={onChange}
    />
  );
};

const controls: Readonly<Record<FieldKind, (props: ControlProps) => ReactNode>> = {
  text: typed(TextField),
  person: typed(TextField),
  email: typed(TextField),
  phone: typed(PhoneField),
  count: typed(TextField),
  date: typed(TextField),
  zip: ZipInput,
  area: AreaInput,
  choice: Choice,
  money: ({ texts, value, onChange }) => (
    <MoneyField {...texts} read={amountTyped} value={value} onChange={onChange} />
  ),
  address: ({ field, texts, value, onChange }) => (
    <TextAreaField
      {...texts}
      autoComplete={INPUTS[field.rule]?.autoComplete}
      value={value}
      onChange={onChange}
    />
  ),
  code: Code,
};

interface FieldInputProps {
  readonly field: FormField;
  readonly navigation: WizardNavigation;
}

/** Renders one field of a form with its hint, error or warning. */
export const FieldInput = ({ field, navigation }: FieldInputProps) => {
  const { t } = useTranslation(['form', 'common']);
  const fieldMessage = useTableMessages('fields');
  const problemText = useProblemText();
  const { name, labelKey, kind } = field;
  const { wizard, state } = navigation;
  const problem = state.problems[name];
  const answer = state.answers[name] ?? '';
  const hint = t(`fields:hints.${labelKey}`, { defaultValue: '' }) || undefined;
  const Control = controls[kind];
  return (
    <Control
      field={field}
      navigation={navigation}
      texts={{
        name,
        label: fieldMessage(`labels.${labelKey}`),
        optional: field.optional && t('common:optional'),
        hint: state.again.includes(name) ? t('again') : hint,
        ...(problem && {
          [problem.tier === 'hard' ? 'error' : 'warning']: problemText(problem, answer),
        }),
      }}
      value={answer}
      onChange={(text) => wizard.change(name, text)}
    />
  );
};
