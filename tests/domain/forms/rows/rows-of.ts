import type { Field } from '../../../../domain/forms/field';
import type { RuleName } from '../../../../domain/forms/rules';
import { birthDate, nik, otp, pin } from './identity';
import { area, choiceOf } from './lists';
import { contactPhone, dependents, fixedPhone, income, ownPhone, zip } from './numbers';
import type { Row } from './row';
import { address, company, contact, email, person } from './words';

/** Everything that is tried on a field: the rows of its rule, and those of its own options. */
export const rowsOf = (field: Field): readonly Row[] => {
  const tables: Record<Exclude<RuleName, 'choice'>, readonly Row[]> = {
    email,
    person,
    contact,
    area,
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
  return field.rule === 'choice' ? choiceOf(field.options?.values ?? []) : tables[field.rule];
};
