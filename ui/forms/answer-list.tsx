import { Fragment } from 'react';
import { addressFields } from '../../domain/address/fields';
import { isAsked } from '../../domain/forms/check';
import type { FormField } from '../../domain/forms/field';
import { useTableMessages } from '../hooks/use-table-messages';
import { DescriptionList } from '../kit/description-list';
import { AnswerText } from './answer-text';
import type { WizardNavigation } from './use-wizard';

interface AnswerListProps {
  readonly navigation: WizardNavigation;
  readonly fields: readonly FormField[];
}

/** The address's fields as on an envelope, from the house up to the province. */
const [province, city, district, village, zip, address] = addressFields;
const envelope: readonly FormField[] = [address, village, district, city, province, zip];

/** Renders answers line by line and the address as one, without the fields that are not asked. */
export const AnswerList = ({ navigation: { wizard, state }, fields }: AnswerListProps) => {
  const fieldMessage = useTableMessages('fields');
  const textOf = ({ name }: FormField) => state.answers[name] ?? '';
  const filled = envelope.filter((it) => textOf(it) !== '');
  const answersOf = (field: FormField) =>
    field.name === address.name && filled.length > 0 ? filled : [field];
  const isLine = ({ name }: FormField) =>
    name === address.name || envelope.every((it) => it.name !== name);
  return (
    <DescriptionList
      items={fields
        .filter((field) => isAsked(field, wizard.context) && isLine(field))
        .map((field) => ({
          label: fieldMessage(`labels.${field.labelKey}`),
          block: field.name === address.name,
          value: answersOf(field).map((it, at) => (
            <Fragment key={it.name}>
              {at > 0 && (it.name === zip.name ? ' ' : ', ')}
              <AnswerText field={it} text={textOf(it)} />
            </Fragment>
          )),
        }))}
    />
  );
};
