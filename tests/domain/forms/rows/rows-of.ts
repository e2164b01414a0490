import type { FormField } from '../../../../domain/forms/field';
import type { RuleName } from '../../../../domain/forms/rules';
import { birthDate, nik, otp, pin } from './identity';
import { area, choice } from './lists';
import { dependents, income, zip } from './numbers';
import { contactPhone, fixedPhone, ownPhone } from './phones';
import type { beside, Row, Table, TypedTable } from './row';
import { address, company, contact, email, person } from './texts';

const typed: Readonly<Record<Exclude<RuleName, 'choice' | 'area'>, TypedTable>> = {
  email,
  person,
  contact,
  ownPhone,
  contactPhone,
  fixedPhone,
  zip,
  address,
  company,
  income,
  dependents,
  birthDate,
  nik,
  otp,
  pin,
};

/** Returns how a field is answered: by typing, by a choice, or from a loaded list. */
export const wayOf = ({ rule }: FormField): keyof typeof beside =>
  rule === 'choice' || rule === 'area' ? rule : 'typed';

/** Returns every row that is tried on a field, by sort. */
export const tableOf = (field: FormField): Table => {
  if (field.rule === 'choice') return choice(field);
  return field.rule === 'area' ? area(field) : typed[field.rule];
};

export const rowsOf = (field: FormField): readonly Row[] => Object.values(tableOf(field)).flat();
