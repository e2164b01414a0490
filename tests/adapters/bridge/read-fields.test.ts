import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readFields } from '../../../adapters/bridge/read-fields';

const shape = { name: z.string(), age: z.number() };

test.each([
  ['both', { name: 'Sari', age: 30 }, { name: 'Sari', age: 30 }],
  ['one that is spelled differently', { name: 'Sari', age: '30' }, { name: 'Sari' }],
  ['one that is null', { name: null, age: 30 }, { age: 30 }],
  ['a field that nobody asked for', { name: 'Sari', more: 1 }, { name: 'Sari' }],
  ['no field', {}, {}],
  ['only nulls', { name: null, age: undefined }, {}],
  ['nothing that can be read', { name: 1, age: '30' }, undefined],
  ['null', null, undefined],
  ['nothing', undefined, undefined],
  ['a text', 'Sari', undefined],
  ['a list', [{ name: 'Sari' }], undefined],
  ['a list with fields', Object.assign([], { name: 'Sari' }), undefined],
  ['a function with fields', Object.assign(() => 0, { age: 30 }), undefined],
])('an answer with %s', (_, payload, read) => {
  expect(readFields(shape, payload)).toEqual(read);
});
