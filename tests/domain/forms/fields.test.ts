import { describe, expect, test } from 'vitest';
import { contextAt, type FormContext } from '../../../domain/forms/answers';
import { outgoing } from '../../../domain/forms/changes';
import { check, type CheckResult } from '../../../domain/forms/check';
import { clean } from '../../../domain/forms/clean';
import { groupsToSend } from '../../../domain/forms/draft-wire';
import { type FormField, groupOf, keyOf } from '../../../domain/forms/field';
import { isValid } from '../../../domain/forms/validity';
import { type Place, places } from './rows/places';
import type { Row, Said } from './rows/row';

const today = Date.UTC(2026, 0, 15, 3);

/** The draft contains the internet flag without an answer. */
const saved = { 'workInfo.occupationInternetBased': '' };

const contextOf = (field: FormField, [typed, , given = {}]: Row): FormContext => {
  const { untouched, ...around } = given;
  const facts = {
    ownName: 'Siti Aminah',
    ownPhone: '0811 1111 111',
    born: '1995-03-27',
    gender: 'FEMALE',
    listed: { [field.name]: field.rule === 'zip' ? ['40115', '40116'] : ['Jawa Barat', 'Bali'] },
  };
  const answers = { ...given.answers, ...(untouched ? {} : { [field.name]: typed }) };
  return { ...contextAt(today, facts), saved, ...around, answers };
};

const verdict = (field: FormField, said: Said): CheckResult => {
  if (said === 'fine' || said === 'unasked' || said === 'may be empty') return {};
  const [tier, code] = said.split(' ') as ['blocks' | 'warns', 'option'];
  if (said === 'blocks empty') return { hard: `empty.${field.labelKey}` };
  return tier === 'blocks' ? { hard: code } : { soft: code };
};

/** The lenient verdict: our own bounds only warn; a missing answer and an unknown option still block (spec). */
const leniently = (said: Said): Said =>
  said === 'blocks empty' || said === 'blocks option'
    ? said
    : (said.replace('blocks', 'warns') as Said);

/**
 * The verdict on a value that the server holds: it is never refused. An empty one still counts as missing, unless the
 * field starts as valid.
 */
const whenHeld =
  ({ startsValid }: FormField) =>
  (said: Said): Said =>
    said === 'blocks option' || (startsValid && said === 'blocks empty') ? 'fine' : leniently(said);

type Judged = readonly [typed: string, verdict: CheckResult];
const expected = (field: FormField, rows: readonly Row[], say: (said: Said) => Said): Judged[] =>
  rows.map(([typed, said]) => [typed, verdict(field, say(said))]);
const judged = (field: FormField, rows: readonly Row[], more: (row: Row) => object): Judged[] =>
  rows.map((row) => [row[0], check(field, row[0], { ...contextOf(field, row), ...more(row) })]);

const onWire = ({ kind }: FormField, typed: string): string | number =>
  kind === 'money' || kind === 'count' ? Number(clean(kind, typed)) : clean(kind, typed);

/**
 * Returns the value that a save sends for the field, or undefined. A challenge is sent by itself when nothing blocks
 * it.
 */
const sent = ({ form, field }: Place, context: FormContext): unknown => {
  const typed = context.answers[field.name] ?? '';
  if (!form) return check(field, typed, context).hard ? undefined : clean(field.kind, typed);
  const body = groupsToSend(form, outgoing(form, context) ?? {});
  return body[groupOf(field.name)]?.[keyOf(field.name)];
};

const unseen = /[\u034f\ufe00-\ufe0f\u115f\u1160\u2800\u3164\uffa0\p{Cc}\p{Cf}\p{Cs}]/u;
const isPure = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isSafeInteger(value)
    : typeof value === 'string' && !unseen.test(value) && !/^\s|\s$|\s\s/.test(value);

describe.each(places.map((place) => [place.title, place] as const))('%s', (_, place) => {
  const { field, rows } = place;
  const alone = rows.filter(([, , given]) => given?.saved === undefined);

  test('strictly, an impossible answer blocks and a probable mistake warns', () =>
    expect(judged(field, rows, () => ({}))).toEqual(expected(field, rows, (said) => said)));

  test('leniently, only a missing answer and an unknown option block', () =>
    expect(judged(field, rows, () => ({ strict: false }))).toEqual(
      expected(field, rows, leniently),
    ));

  test('an answer that the server holds is never refused', () => {
    const asked = alone.filter(([, said, given]) => said !== 'unasked' && !given?.untouched);
    const held = ([typed]: Row) => ({ saved: { ...saved, [field.name]: typed } });
    expect(judged(field, asked, held)).toEqual(expected(field, asked, whenHeld(field)));
  });

  test('it is valid exactly when the specification blocks nothing, without our own bounds', () => {
    const blocks = (said: Said) =>
      said === 'blocks empty' || (field.rule !== 'area' && leniently(said).startsWith('blocks'));
    const valid = rows.map((row) => [row[0], isValid(field, contextOf(field, row))]);
    expect(valid).toEqual(rows.map(([typed, said]) => [typed, !blocks(said)]));
  });

  test('a valid answer is sent cleaned, and an invalid one is not sent', () => {
    const goes = ([, said, given]: Row) =>
      !/^(?:unasked|blocks|may be empty)/.test(said) && !given?.untouched;
    const values = alone.map((row) => [row[0], sent(place, contextOf(field, row))]);
    const wanted = alone.map((row) => [row[0], goes(row) ? onWire(field, row[0]) : undefined]);
    expect(values).toEqual(wanted);
  });

  test('no invisible character is ever sent, even with lenient bounds', () => {
    const values = alone.map((row) => sent(place, { ...contextOf(field, row), strict: false }));
    expect(values.some((value) => value !== undefined)).toBe(true);
    expect(values.filter((value) => value !== undefined && !isPure(value))).toEqual([]);
  });

  test('cleaning twice changes nothing', () => {
    const once = rows.map(([typed]) => clean(field.kind, typed));
    expect(once.map((text) => clean(field.kind, text))).toEqual(once);
  });
});
