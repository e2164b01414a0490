import { otherSpellings, rowLists } from '../../../domain/wire/schemas';
import type { Field, FieldKind } from './fields';

/** The nine ways in which a field is sent wrong. */
export const wrongWays = [
  'absent',
  'null',
  'empty',
  'another type',
  'a list',
  'an object',
  'huge',
  'negative',
  'an unknown word',
] as const;
export type WrongWay = (typeof wrongWays)[number];

/**
 * What the client makes of a wrong value. `silent`: as if it were missing, without a report. `left out`: the same, with
 * one report. `good`: it is shown, without a report. `odd`: it is shown or its entries are left out, with one report.
 */
export type Outcome = 'silent' | 'left out' | 'good' | 'odd';

const long = 'x'.repeat(1_000_000);

const usual: Readonly<Record<WrongWay, unknown>> = {
  absent: undefined,
  null: null,
  empty: '',
  'another type': true,
  'a list': [['x']],
  'an object': { a: { b: 1 } },
  huge: 1e300,
  negative: -5,
  'an unknown word': 'X_TELEPORTED',
};

const special: Partial<Record<FieldKind, Partial<Record<WrongWay, unknown>>>> = {
  text: { huge: long },
  'text or flag': { huge: long },
  word: { huge: long },
  time: { huge: 8_640_000_000_000_000 },
  flag: { 'another type': 7 },
};

export const wrongValue = ({ kind }: Field, way: WrongWay): unknown => {
  const own = special[kind] ?? {};
  return way in own ? own[way] : usual[way];
};

/** Outcomes of a kind where a wrong value is good, or where only a part of it is left out. */
const exceptions: Partial<Record<FieldKind, Partial<Record<WrongWay, Outcome>>>> = {
  text: { 'an unknown word': 'good' },
  'text or flag': { 'an unknown word': 'good', 'another type': 'good' },
  amount: { negative: 'good' },
  integer: { negative: 'good' },
  word: { huge: 'odd', 'an unknown word': 'odd' },
  list: { 'a list': 'odd' },
  map: { 'an object': 'odd' },
  anything: {
    empty: 'good',
    'another type': 'good',
    'a list': 'good',
    'an object': 'good',
    huge: 'good',
    negative: 'good',
    'an unknown word': 'good',
  },
};

export const outcomeOf = (field: Field, way: WrongWay): Outcome => {
  const { kind, costs, schema, path, inMap, mayBeUnread } = field;
  const isWholeEntry = path[path.length - 1] === '*';
  // An absent entry is no entry; an entry that is null or lacks a required field is a bad one.
  if (way === 'absent') return costs === 'entry' && !isWholeEntry ? 'left out' : 'silent';
  if (way === 'null') return costs === 'entry' && !inMap ? 'left out' : 'silent';
  // Some groups accept an amount in their place.
  if (otherSpellings.get(schema)?.amount !== undefined && way === 'negative') return 'odd';
  if (kind === 'group' && way === 'an object')
    return schema.safeParse({}).success ? 'good' : 'left out';
  // An unreadable list of this kind is reported, a missing one is not.
  if (rowLists.has(schema) && way !== 'empty') return 'odd';
  const outcome = exceptions[kind]?.[way] ?? 'left out';
  return mayBeUnread && way !== 'empty' && outcome === 'left out' ? 'odd' : outcome;
};
