import { expect, test } from 'vitest';
import { type Deviations, read, type Shape } from '../../embeds/core/reader';

const line: Shape = { fields: { a: 'text', b: { maybe: 'text' } } };
/** A row with optional fields only. */
const row: Shape = { fields: { a: { maybe: 'text' } } };
const rows = { rows: row, needs: ['a'] } satisfies Shape;
const longest = 'x'.repeat(4_000);

test.each<[string, Shape, unknown, unknown, Deviations]>([
  ['a text', 'text', longest, longest, {}],
  ['a text that is too long', 'text', `${longest}x`, undefined, { failed: true }],
  ['an empty text', 'text', '', undefined, { failed: true }],
  ['a number as text', 'text', 7, undefined, { failed: true }],
  ['an id', 'id', 7, '7', {}],
  ['an id that is too long', 'id', `${longest}x`, undefined, { failed: true }],
  ['a count', 'count', '12', 12, {}],
  ['half a count', 'count', 1.5, undefined, { failed: true }],
  ['a flag in a word', 'flag', 'N', false, {}],
  ['an unknown word of a flag', 'flag', 'maybe', undefined, { failed: true }],
  ['a known value', { values: ['A', 'B'] }, 'B', 'B', {}],
  ['an unknown value', { values: ['A', 'B'] }, 'C', 'UNKNOWN', {}],
  ['no value', { values: ['A', 'B'] }, 7, undefined, { failed: true }],
  ['an absent optional', { maybe: 'text' }, undefined, undefined, {}],
  ['an empty optional', { maybe: 'text' }, '', undefined, { leftOut: true }],
  ['an unreadable optional', { maybe: 'text' }, 7, undefined, { leftOut: true }],
  ['an absent one that may be unread', { orUnread: 'text' }, undefined, undefined, {}],
  ['an empty one', { orUnread: 'text' }, '', undefined, { leftOut: true }],
  ['one that is unread', { orUnread: 'text' }, 7, 'UNREAD', { leftOut: true }],
  ['a list with a bad row', { each: 'text' }, ['a', 7, 'b'], ['a', 'b'], { leftOut: true }],
  ['a list in an object', { each: 'text' }, { rows: ['a'] }, ['a'], {}],
  ['two lists in an object', { each: 'text' }, { a: ['a'], b: [] }, [], { failed: true }],
  ['no list', { each: 'text' }, 'a', [], { failed: true }],
  ['null as a list', { each: 'text' }, null, [], { failed: true }],
  ['fields', line, { a: 'x', c: 1 }, { a: 'x' }, {}],
  ['a required field that is absent', line, { b: 'x' }, { b: 'x' }, { failed: true }],
  ['an optional field that is wrong', line, { a: 'x', b: 1 }, { a: 'x' }, { leftOut: true }],
  ['a list as fields', line, [], {}, { failed: true }],
  ['null as fields', line, null, {}, { failed: true }],
  ['no rows', rows, [], [], {}],
  ['rows of which one tells', rows, [{ a: 'x' }, 7], [{ a: 'x' }, {}], { leftOut: true }],
  ['rows that tell nothing', rows, [7], [{}], { leftOut: true, failed: true }],
  ['absent rows', { maybe: rows }, undefined, undefined, {}],
  ['unreadable rows', { maybe: rows }, 7, [{}], { leftOut: true }],
  ['empty text as rows', { maybe: rows }, '', undefined, { leftOut: true }],
])('%s', (_, shape, raw, value, deviation) => {
  const drift: Deviations = {};
  expect(read(shape, raw, drift)).toEqual(value);
  expect(drift).toEqual(deviation);
});

test('a deviation of a field is a deviation of the answer', () => {
  const drift: Deviations = {};
  const shape: Shape = { fields: { a: 'text', c: { maybe: { each: 'text' } }, d: 'text' } };
  expect(read(shape, { c: [1, 'x'], d: 'y' }, drift)).toEqual({ c: ['x'], d: 'y' });
  expect(drift).toEqual({ failed: true, leftOut: true });
});
