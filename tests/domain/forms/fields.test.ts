import { describe, expect, test } from 'vitest';
import { combinedForm } from '../../../domain/combined/form';
import { type Answers, contextAt, type Facts } from '../../../domain/forms/answers';
import { challengeFields } from '../../../domain/forms/challenges';
import { check, type Verdict } from '../../../domain/forms/check';
import { clean } from '../../../domain/forms/clean';
import { type SoftCode, softCodes } from '../../../domain/forms/codes';
import type { Field } from '../../../domain/forms/field';
import { fieldsOf } from '../../../domain/forms/form';
import { kycForm } from '../../../domain/kyc/form';
import type { Row } from './rows/row';
import { rowsOf } from './rows/rows-of';

const facts = (field: Field): Facts => ({
  ownName: 'Siti Aminah',
  ownPhone: '0811 1111 111',
  born: '1995-03-27',
  gender: 'FEMALE',
  listed: {
    [field.name]: field.rule === 'zip' ? ['40115', '40116'] : ['Jawa Barat', 'Bali'],
  },
});

const carried: Answers = { 'workInfo.occupationInternetBased': 'INTERNET_BASED' };
const today = Date.UTC(2026, 0, 15, 3);
const contextFor = (field: Field) => ({ ...contextAt(today, facts(field)), saved: carried });

const expected = (field: Field, said: Row[1]): Verdict => {
  if (said === 'ok') return {};
  if (said === 'empty') return { hard: `empty.${field.word}` };
  return softCodes.some((code) => code === said)
    ? { soft: said as SoftCode }
    : { hard: said as 'option' };
};

const fields = [
  ...fieldsOf(kycForm),
  ...fieldsOf(combinedForm),
  ...Object.values(challengeFields),
].map((field): [string, Field] => [`${field.name} (${field.rule})`, field]);

describe.each(fields)('%s', (_, field) => {
  const context = contextFor(field);
  const rows = rowsOf(field);

  test('has at least twelve rows', () => expect(rows.length).toBeGreaterThanOrEqual(12));

  test.each(rows)('%j: %s', (typed, said) => {
    // A field that starts valid is touched by being typed in.
    const answers = { [field.name]: typed };
    expect(check(field, typed, { ...context, answers })).toEqual(expected(field, said));
  });

  test('bounds of our own only warn when they are not strict, or when the server holds the answer', () => {
    for (const [typed, said] of rows) {
      const strictly = expected(field, said);
      const lenient =
        strictly.hard && !/^empty|^option/.test(strictly.hard) ? { soft: strictly.hard } : strictly;
      const touched = { ...context, answers: { [field.name]: typed } };
      expect(check(field, typed, { ...touched, strict: false })).toEqual(lenient);
      const held = said === 'empty' || said === 'ok' || lenient.soft ? lenient : {};
      const saved = { ...carried, [field.name]: typed };
      expect(check(field, typed, { ...touched, saved })).toEqual(held);
    }
  });

  test('clean is idempotent on every row', () => {
    for (const [typed] of rows) {
      const once = clean(field.kind, typed);
      expect(clean(field.kind, once)).toBe(once);
    }
  });
});

test('the rows cover the thirty-five fields and more', () => {
  const names = new Set(fields.map(([, { name }]) => name.slice(name.indexOf('.') + 1)));
  const rows = fields.reduce((sum, [, field]) => sum + rowsOf(field).length, 0);
  process.stdout.write(`${names.size} field names in ${fields.length} places, ${rows} rows\n`);
  expect(names.size).toBeGreaterThanOrEqual(35);
});
