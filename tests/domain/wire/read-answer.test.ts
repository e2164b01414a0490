import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { readAnswer } from '../../../domain/wire/read-answer';
import {
  alsoAs,
  inventedEnum,
  maybe,
  orUnread,
  rows,
  rupiah,
  text,
  textOrEmpty,
} from '../../../domain/wire/schemas';

const row = z.object({ name: text, amount: maybe(rupiah) });
const loose = z.object({ name: maybe(text), amount: maybe(rupiah) });
const [words, map] = [z.array(text), z.record(z.string(), text)];
const page = z.object({ rows: rows(loose), page: maybe(text) });
const limit = alsoAs(z.object({ total: rupiah, used: orUnread(rupiah) }), {
  name: 'creditLimit',
  amount: 'total',
});
const [a, b] = [{ name: 'a' }, { name: 'b' }];

/**
 * For an answer with one field, `at`: the value that is read (`undefined` if it is absent), and the paths that are
 * dropped.
 */
test.each<[what: string, schema: z.ZodMiniType, sent: unknown, read: unknown, leftOut: string[]]>([
  ['a field', maybe(text), 'Rumah', 'Rumah', []],
  ['no missing field', maybe(text), undefined, undefined, []],
  ['no empty field', maybe(text), '', undefined, ['at']],
  ['no empty field, though its text may say nothing', maybe(textOrEmpty), '', undefined, ['at']],
  ['no field that is null', maybe(text), null, undefined, ['at']],
  ['no field of another type', maybe(text), 7, undefined, ['at']],
  ['an amount in a string', maybe(rupiah), '5000.00', 5_000, []],
  ['a group without its wrong field', row, { ...a, amount: 'x' }, a, ['at.amount']],
  ['a group without its unknown field', row, { ...a, more: 1 }, a, []],
  ['no optional group without what it needs', maybe(row), { amount: 5 }, undefined, ['at.name']],
  ['no optional group that is a list', maybe(row), [a], undefined, ['at']],
  ['no optional group that is null', maybe(row), null, undefined, ['at']],
  ['no inherited field', loose, Object.create(a), {}, []],
  ['a list', words, ['a', 'b'], ['a', 'b'], []],
  ['a list without its wrong entries', words, ['a', 7, '', 'b'], ['a', 'b'], ['at.*', 'at.*']],
  ['a list of which no entry is readable as an empty one', words, [null], [], ['at.*']],
  ['no list in an object with two', maybe(words), { a: ['a'], b: ['b'] }, undefined, ['at']],
  ['an unreadable value as that', orUnread(rupiah), '1.50', 'UNREAD', ['at']],
  ['an empty value as none', orUnread(rupiah), '', undefined, ['at']],
  ['a missing value as none', orUnread(rupiah), undefined, undefined, []],
  ['a value', orUnread(rupiah), '5', 5, []],
  ['an unreadable group as that', orUnread(row), { amount: 5 }, 'UNREAD', ['at.name']],
  ['no list in an object where that is no list', maybe(words), { list: 'a' }, undefined, ['at']],
  ['no list that is null', maybe(words), null, undefined, ['at']],
  ['lists without their wrong entries', z.array(words), [['a', 7], 8], [['a']], ['at.*.*', 'at.*']],
  ['no group of a list without what it needs', z.array(row), [{}], [], ['at.*.name']],
  ['a map without its wrong entries', map, { a: 'x', b: 7 }, { a: 'x' }, ['at.*']],
  ['no optional map that is a list', maybe(map), ['x'], undefined, ['at']],
  ['no group of a map without what it needs', z.record(text, row), { k: {} }, {}, ['at.*.name']],
  ['an empty list of rows', rows(row, 'name'), [], [], []],
  ['rows of which one tells what is needed', rows(loose, 'name'), [{}, a], [{}, a], []],
  ['an unreadable row as an empty one, since it counts', rows(loose), [7, a], [{}, a], ['at.*']],
  ['no unreadable row that has to hold something', rows(row), [7, b], [b], ['at.*']],
  ['rows that need nothing', rows(loose), [{}], [{}], []],
  ['unreadable optional rows as an empty row', maybe(rows(loose, 'name')), 7, [{}], ['at']],
  ['optional rows that tell nothing as one', maybe(rows(loose, 'name')), [{}, 7], [{}], ['at']],
  ['no optional rows from an empty text', maybe(rows(loose, 'name')), '', undefined, ['at']],
])('reads %s', (_, schema, sent, read, leftOut) => {
  const answer = readAnswer(z.object({ at: schema }), { at: sent });
  expect(answer).toMatchObject({ ok: true, leftOut });
  expect(answer.ok && answer.value).toEqual(read === undefined ? {} : { at: read });
});

test.each<[what: string, schema: z.ZodMiniType, sent: unknown, path: string]>([
  ['a required field is missing', row, {}, 'at.name'],
  ['a required field is of another type', row, { name: 7 }, 'at.name'],
  ['no required row has all needed fields', rows(loose, 'name', 'amount'), [a, {}], 'at'],
  ['no required row can be read', rows(row, 'name'), [7], 'at'],
  ['no required row can be read, though it needs nothing', rows(row), [7], 'at'],
])('no answer is read when %s', (_, schema, sent, path) => {
  const answer = readAnswer(z.object({ at: schema }), { at: sent });
  expect(answer).toEqual({ ok: false, path });
});

test.each([[[]], [null], ['a']])('%j is no answer', (sent) => {
  expect(readAnswer(row, sent)).toEqual({ ok: false, path: 'answer' });
});

test('an invented value is read in the spelling of its own list only', () => {
  const words = z.object({ ours: inventedEnum('repayStatuses'), theirs: text });
  const repayStatuses = { IN_PROGRESS: 'PROCESSING' } as const;
  const read = (word: string) => {
    const sent = { ours: word, theirs: 'IN_PROGRESS' };
    const answer = readAnswer(words, sent, { repayStatuses, homeModules: { DUE: 'HELP' } });
    return answer.ok && answer.value;
  };
  expect(read('IN_PROGRESS')).toEqual({ ours: 'PROCESSING', theirs: 'IN_PROGRESS' });
  expect(read('SUCCESS')).toEqual({ ours: 'SUCCESS', theirs: 'IN_PROGRESS' });
  expect(read('DUE')).toEqual({ ours: 'UNKNOWN', theirs: 'IN_PROGRESS' });
});

test.each<[what: string, schema: z.ZodMiniType, sent: unknown, read: unknown, respelled: string[]]>(
  [
    ['a list in an object', words, { items: ['a'] }, ['a'], ['at']],
    ['a list in an object beside other values', words, { items: ['a'], n: 1 }, ['a'], ['at']],
    [
      'the list of a group under another key',
      page,
      { items: [a], n: 1 },
      { rows: [a] },
      ['at.rows'],
    ],
    ['the list of a group without the group', page, [a], { rows: [a] }, ['at.rows']],
    [
      'the list of a group in an object',
      page,
      { rows: { items: [a] } },
      { rows: [a] },
      ['at.rows'],
    ],
    ['an empty list under another key', page, { items: [] }, { rows: [] }, ['at.rows']],
    ['an amount in the place of a group', maybe(limit), 5, { total: 5 }, ['at']],
    [
      'an amount with its currency',
      maybe(limit),
      { value: 5, currency: 'IDR' },
      { total: 5 },
      ['at'],
    ],
    ['a group as it is', maybe(limit), { total: 5, used: 'x' }, { total: 5, used: 'UNREAD' }, []],
  ],
)('reads %s, and reports where it was found', (_, schema, sent, read, respelled) => {
  const answer = readAnswer(z.object({ at: schema }), { at: sent });
  expect(answer).toMatchObject({ ok: true, value: { at: read }, respelled });
});

test.each<[what: string, sent: unknown]>([
  ['errors', { errors: [] }],
  ['one of two lists', { items: [a], warnings: [] }],
  ['the list of another field', { page: [a] }],
])('does not read %s as the list of a group', (_, sent) => {
  expect(readAnswer(page, sent)).toEqual({ ok: false, path: 'rows' });
});

test('reads a field by its other name only if its own name is missing', () => {
  const profile = z.object({ limit: maybe(limit) });
  const read = (sent: object) => {
    const answer = readAnswer(profile, sent);
    return answer.ok && [answer.value, answer.respelled];
  };
  expect(read({ creditLimit: { total: 7 } })).toEqual([{ limit: { total: 7 } }, ['limit']]);
  expect(read({ limit: { total: 5 }, creditLimit: { total: 7 } })).toEqual([
    { limit: { total: 5 } },
    [],
  ]);
});
