import { combinedForm } from '../../../../domain/combined/form';
import { challengeFields } from '../../../../domain/forms/challenges';
import type { Field } from '../../../../domain/forms/field';
import { type Form, fieldsOf } from '../../../../domain/forms/form';
import { kycForm } from '../../../../domain/kyc/form';
import { own } from './own';
import type { Row } from './row';
import { rowsOf } from './rows-of';

/** One field where it stands, and everything that is tried on it there. A challenge stands in no form. */
export interface Place {
  readonly title: string;
  readonly field: Field;
  readonly form: Form | undefined;
  readonly own: readonly Row[];
  readonly rows: readonly Row[];
}

const placesIn = (product: string, fields: readonly Field[], form?: Form): readonly Place[] =>
  fields.map((field) => {
    const beside = own[product]?.[field.name] ?? [];
    const title = `${product} ${field.name}`;
    return { title, field, form, own: beside, rows: [...rowsOf(field), ...beside] };
  });

/** Every input of both products, and the challenges. */
export const places: readonly Place[] = [
  ...placesIn('kyc', fieldsOf(kycForm), kycForm),
  ...placesIn('combined', fieldsOf(combinedForm), combinedForm),
  ...placesIn('challenges', Object.values(challengeFields)),
];
