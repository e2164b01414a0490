import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCamel, toSnake } from '../../../domain/wire/case';

const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => ({ deep_er: inner }), 'bottom');

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

test.each([
  ['a field’s name', { applied_at: 1 }, { appliedAt: 1 }],
  ['several words', { is_eligible_for_discount: true }, { isEligibleForDiscount: true }],
  ['a digit at the end', { name2: 'A', mobile_number2: '1' }, { name2: 'A', mobileNumber2: '1' }],
  ['a separate digit', { name_2: 'A' }, { name2: 'A' }],
  ['words of the product', { EARLY_REGISTRATION: true }, { EARLY_REGISTRATION: true }],
  ['a product', { status: { GPP: 'a_b' } }, { status: { GPP: 'a_b' } }],
  ['a name in camelCase', { accountNumber: '1' }, { accountNumber: '1' }],
  ['lists', [{ a_b: [{ c_d: 1 }] }], [{ aB: [{ cD: 1 }] }]],
  ['null fields, dropped', { a: null, b: [null] }, { b: [null] }],
  ['a collision: the first counts', { a_b: 1, aB: 2 }, { aB: 1 }],
  ['the other collision', { aB: 2, a_b: 1 }, { aB: 2 }],
  ['names that every object inherits', { to_string: 1, valueOf: 2 }, { toString: 1, valueOf: 2 }],
  ['a bare value', 'a_b', 'a_b'],
])('reads %s', (_, wire, client) => {
  expect(toCamel(wire)).toEqual(client);
});

test('drops keys that reach a prototype, in both directions', () => {
  const wire: unknown = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":1,"a":2}',
  );
  for (const spelled of [toCamel(wire), toSnake(wire)]) {
    expect(Object.entries(spelled as object)).toEqual([['a', 2]]);
    expect(Object.getPrototypeOf(spelled)).toBe(Object.prototype);
  }
});

test('keeps at most twenty levels', () => {
  expect(depthOf(toCamel(nested(20)))).toBe(20);
  expect(toCamel(nested(20))).not.toEqual(toCamel(nested(21)));
  expect(depthOf(toCamel(nested(5_000)))).toBe(20);
});

test('pollutes no prototype, with any JSON', () => {
  const dangerous = fc.constantFrom('__proto__', 'constructor', 'prototype', 'a_b', 'aB', 'x');
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 3 }),
      fc
        .array(fc.tuple(fc.oneof(dangerous, fc.string()), tie('value')), { maxLength: 4 })
        .map((pairs) => {
          const fields = pairs.map(
            ([key, held]) => `${JSON.stringify(key)}:${JSON.stringify(held)}`,
          );
          return JSON.parse(`{${fields.join(',')}}`) as unknown;
        }),
    ),
  })).value;
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  fc.assert(
    fc.property(json, (value) => {
      const text = JSON.stringify(toCamel(value)) ?? '';
      toSnake(value);
      expect(text).not.toMatch(/"(__proto__|constructor|prototype)":/);
      expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
    }),
    { numRuns: 10_000 },
  );
});

test('is reversed by its inverse, for every answer in camelCase', () => {
  const key = fc.oneof(
    fc.stringMatching(/^[a-z]{1,6}([A-Z][a-z]{0,5}){0,3}[0-9]?$/),
    fc.stringMatching(/^[A-Z]{1,6}(_[A-Z]{1,6}){0,2}$/),
  );
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean());
  const answer = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(
        key.filter((name) => name !== 'constructor' && name !== 'prototype'),
        tie('value'),
        { maxKeys: 4 },
      ),
    ),
  })).value;
  fc.assert(
    fc.property(answer, (value) => {
      expect(toCamel(toSnake(value))).toEqual(value);
    }),
    { numRuns: 2_000 },
  );
});
