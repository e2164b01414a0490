import { expect, test } from 'vitest';
import { readingsOf } from '../../../domain/forms/amount';
import { contextAt } from '../../../domain/forms/answers';
import { birthDateProblem, isRealDay } from '../../../domain/forms/calendar';
import { problemOf, stillWrong } from '../../../domain/forms/check';
import { clean } from '../../../domain/forms/clean';
import { fieldsOf } from '../../../domain/forms/form';
import { isFixedLine, localSpelling, readPhone } from '../../../domain/forms/phone';
import { kycForm } from '../../../domain/kyc/form';

test('a month of a leap year has its usual length, except February', () => {
  const longest = (year: number) =>
    Array.from({ length: 12 }, (_, at) =>
      [28, 29, 30, 31].filter((day) => isRealDay(year, at + 1, day)).at(-1),
    );
  expect(longest(1996)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(longest(2000)).toEqual(longest(1996));
  expect(longest(1900)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
});

test.each(['x1995-03-27', '1995-03-27x', '1995-3-27'])('%s has not the form of a date', (date) => {
  expect(birthDateProblem(date, '2026-01-15')).toBe('dateFormat');
});

test.each([
  ['count', '100', '100'],
  ['count', '003', '3'],
  ['code', '1 2a', '1 2a'],
  ['code', '1 2', '12'],
] as const)('a %s is cleaned from %j to %j', (kind, text, cleaned) => {
  expect(clean(kind, text)).toBe(cleaned);
});

test.each([
  ['1.500', ['1', '1500']],
  ['Rp 1.500', ['1', '1500']],
  ['1500', undefined],
])('%s may mean the amounts %j', (text, readings) => {
  expect(readingsOf(text)).toEqual(readings);
});

test.each([
  [' tel:+62 812 3456 7890', '+6281234567890'],
  ['+62 00812', undefined],
  ['+044 20 7946', undefined],
])('the phone number %j is read as %j', (text, sent) => {
  expect(readPhone(text)?.sent).toBe(sent);
});

test.each(['021 555 1234', '0361 223344', '0411 872345', '0651 234567', '0911 352346'])(
  '%s is a fixed line',
  (text) => expect(isFixedLine(readPhone(text) ?? { sent: '' })).toBe(true),
);

test('only an Indonesian number at the start of a text gets the local spelling', () => {
  expect(localSpelling('+6281234567890')).toBe('081234567890');
  expect(localSpelling('1+6281234567890')).toBe('1+6281234567890');
});

test('a warning ends when its answer becomes wrong; the error is not shown while the user types', () => {
  const name = 'personalInfo.email';
  const email = fieldsOf(kycForm).filter((field) => field.name === name);
  const context = { ...contextAt(0), answers: { [name]: 'x' } };
  const warning = problemOf({ soft: 'emailTypo' });
  const error = problemOf({ hard: 'emailFormat' });
  if (!warning || !error) throw new Error('no problem');
  expect(stillWrong({ [name]: warning }, email, context)).toEqual({});
  expect(stillWrong({ [name]: error }, email, context)).toEqual({ [name]: error });
});
