import { combinedForm } from '../../../../domain/combined/form';
import { challengeFields } from '../../../../domain/forms/challenges';
import type { FormField } from '../../../../domain/forms/field';
import type { FormDefinition } from '../../../../domain/forms/form';
import { kycForm } from '../../../../domain/kyc/form';
import { own } from './own';
import type { Row } from './row';
import { rowsOf } from './rows-of';

/** A field in its form, with all its rows. */
export interface Place {
  readonly title: string;
  readonly field: FormField;
  /** The form with only the step of the field; undefined for a challenge. */
  readonly form: FormDefinition | undefined;
  readonly own: readonly Row[];
  readonly rows: readonly Row[];
}

/** An optional field has the rows of a required one, but may be empty. */
const asked =
  (field: FormField) =>
  ([typed, said, ...given]: Row): Row => [
    typed,
    field.optional && said === 'blocks empty' ? 'may be empty' : said,
    ...given,
  ];

const place = (product: string, field: FormField, form?: FormDefinition): Place => {
  const beside = (own[product]?.[field.name] ?? []).map(asked(field));
  const title = `${product} ${field.name}`;
  return { title, field, form, own: beside, rows: [...rowsOf(field).map(asked(field)), ...beside] };
};

const placesIn = (form: FormDefinition): readonly Place[] =>
  form.steps.flatMap((step) =>
    step.fields.map((field) => place(form.id, field, { ...form, steps: [step] })),
  );

/** Every input of both products, and the challenges. */
export const places: readonly Place[] = [
  ...placesIn(kycForm),
  ...placesIn(combinedForm),
  ...Object.values(challengeFields).map((field) => place('challenges', field)),
];
