import { expect, test } from 'vitest';
import {
  count,
  type Drift,
  fields,
  flag,
  list,
  optional,
  optionalRows,
  orUnread,
  type Reader,
  rows,
  text,
} from '../../embeds/core/reader';

const line = () => fields<{ a: string; b?: string }>({ a: text, b: optional(text) });
/** A row whose fields may all be absent. */
const row = () => fields<{ a?: string }>({ a: optional(text) });
const longest = 'x'.repeat(4_000);

test.each<[string, () => Reader<unknown>, unknown, unknown, Drift]>([
  ['a text', () => text, longest, longest, {}],
  ['a text that is too long', () => text, `${longest}x`, undefined, { failed: 'at' }],
  ['an empty text', () => text, '', undefined, { failed: 'at' }],
  ['a number as text', () => text, 7, undefined, { failed: 'at' }],
  ['a count', () => count, '12', 12, {}],
  ['half a count', () => count, 1.5, undefined, { failed: 'at' }],
  ['a flag in a word', () => flag, 'N', false, {}],
  ['an unknown word of a flag', () => flag, 'maybe', undefined, { failed: 'at' }],
  ['an absent optional', () => optional(text), undefined, undefined, {}],
  ['an empty optional', () => optional(text), '', undefined, { leftOut: 'at' }],
  ['an unreadable optional', () => optional(text), 7, undefined, { leftOut: 'at' }],
  ['an absent one that may be unread', () => orUnread(text), undefined, undefined, {}],
  ['an empty one', () => orUnread(text), '', undefined, { leftOut: 'at' }],
  ['one that is unread', () => orUnread(text), 7, 'UNREAD', { leftOut: 'at' }],
  ['a list with a bad row', () => list(text), ['a', 7, 'b'], ['a', 'b'], { leftOut: 'at.1' }],
  ['a list in an object', () => list(text), { rows: ['a'] }, ['a'], {}],
  ['two lists in an object', () => list(text), { a: ['a'], b: [] }, [], { failed: 'at' }],
  ['no list', () => list(text), 'a', [], { failed: 'at' }],
  ['null as a list', () => list(text), null, [], { failed: 'at' }],
  ['fields', line, { a: 'x', c: 1 }, { a: 'x' }, {}],
  ['a required field that is absent', line, { b: 'x' }, { b: 'x' }, { failed: 'at.a' }],
  ['an optional field that is wrong', line, { a: 'x', b: 1 }, { a: 'x' }, { leftOut: 'at.b' }],
  ['a list as fields', line, [], {}, { failed: 'at' }],
  ['null as fields', line, null, {}, { failed: 'at' }],
  ['no rows', () => rows(row(), 'a'), [], [], {}],
  [
    'rows of which one tells',
    () => rows(row(), 'a'),
    [{ a: 'x' }, 7],
    [{ a: 'x' }, {}],
    { leftOut: 'at.1' },
  ],
  ['rows that tell nothing', () => rows(row(), 'a'), [7], [{}], { leftOut: 'at.0', failed: 'at' }],
  ['absent rows', () => optionalRows(rows(row(), 'a')), undefined, undefined, {}],
  ['unreadable rows', () => optionalRows(rows(row(), 'a')), 7, [{}], { leftOut: 'at' }],
  ['empty text as rows', () => optionalRows(rows(row(), 'a')), '', undefined, { leftOut: 'at' }],
])('%s', (_, reader, raw, value, deviation) => {
  const drift: Drift = {};
  expect(reader()(raw, drift, 'at')).toEqual(value);
  expect(drift).toEqual(deviation);
});

test('the first deviation counts, and a field of the whole answer has no path before it', () => {
  const drift: Drift = {};
  fields({ a: text, b: text, c: optional(list(text)), d: optional(text) })(
    { c: [1, 'x'], d: 2 },
    drift,
    '',
  );
  expect(drift).toEqual({ failed: 'a', leftOut: 'c.0' });
});
