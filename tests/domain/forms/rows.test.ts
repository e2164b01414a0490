import { expect, test } from 'vitest';
import { combinedForm } from '../../../domain/combined/form';
import { combinedOptions } from '../../../domain/combined/options';
import { challengeFields } from '../../../domain/forms/challenges';
import type { OptionList } from '../../../domain/forms/field';
import { fieldsOf } from '../../../domain/forms/form';
import { kycForm } from '../../../domain/kyc/form';
import { kycOptions } from '../../../domain/kyc/options';
import { own } from './rows/own';
import { places } from './rows/places';
import { always, beside, type Sort } from './rows/row';
import { tableOf, wayOf } from './rows/rows-of';
import { spelled } from './rows/spelled';
import { repeated } from '../../support/failures';

/** The pattern that every text of a sort matches, if there is one. */
const looks: Readonly<Partial<Record<Sort, RegExp>>> = {
  empty: /^$/,
  spaces: /^\s+$/,
  paste: /[\s.,;:/()'\-\u2010-\u2015]/,
  scripts: /(?!\p{Script=Latin}|[!-~])[\p{L}\p{M}\p{Nd}\uff20]/u,
  emoji: /\p{Extended_Pictographic}|\u20e3/u,
  bidi: /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
  zeroWidth: /[\u034f\u200b-\u200d\u2060\u3164\ufeff]/,
};

test.each(places.map((place) => [place.title, place] as const))(
  '%s is tried in every way, with at least twelve rows',
  (_, place) => {
    const table = tableOf(place.field);
    const wanted: readonly Sort[] = [...always, ...beside[wayOf(place.field)]];
    expect(wanted.filter((sort) => (table[sort]?.length ?? 0) === 0)).toEqual([]);
    expect(place.rows.length, `rows of ${place.title}`).toBeGreaterThanOrEqual(12);
    expect(repeated(place.rows.map((row) => JSON.stringify(row)))).toEqual([]);
    for (const [sort, look] of Object.entries(looks))
      for (const [typed] of table[sort as Sort] ?? [])
        expect([sort, typed, look.test(typed)]).toEqual([sort, typed, true]);
  },
);

test('every input of both products has rows', () => {
  const inputs = [
    ...fieldsOf(kycForm).map(({ name }) => `kyc ${name}`),
    ...fieldsOf(combinedForm).map(({ name }) => `combined ${name}`),
    ...Object.keys(challengeFields).map((name) => `challenges ${name}`),
  ];
  expect(places.map(({ title }) => title)).toEqual(inputs);
  const rows = places.reduce((sum, place) => sum + place.rows.length, 0);
  const least = Math.min(...places.map((place) => place.rows.length));
  process.stdout.write(`${places.length} inputs, ${rows} rows, ${least} or more for each\n`);
});

test('every context value that decides a field has rows, and every row belongs to a field', () => {
  const decided = places.filter(
    ({ field }) => field.exempt || field.mustDifferFrom !== undefined || field.startsValid,
  );
  const without = decided.filter((place) => place.own.length === 0);
  expect(without.map(({ title }) => title)).toEqual([]);
  expect(decided).toHaveLength(6);
  const titles = places.map(({ title }) => title);
  const owned = Object.entries(own).flatMap(([product, fields]) =>
    Object.keys(fields).map((name) => `${product} ${name}`),
  );
  expect(owned.filter((title) => !titles.includes(title))).toEqual([]);
});

test.each<OptionList>([...Object.values(kycOptions), ...Object.values(combinedOptions)])(
  '$id has the values of the specification, in its order',
  ({ id, values }) => expect(values).toEqual(spelled(id).own),
);
