import fc from 'fast-check';

type Json = Readonly<Record<string, unknown>>;

const group = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const text = fc.oneof(
  fc.string({ maxLength: 20, unit: 'binary' }),
  fc.constantFrom('', '0', 'null', '2030-01-01', 'x'.repeat(5_000), '__proto__'),
);

const integer = ({ minimum, maximum }: Json): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.integer({ min: Number(minimum ?? -3), max: Math.min(Number(maximum ?? 50), 50) }),
    fc.maxSafeInteger(),
  );

/** Returns values that a schema of the document accepts. The examples of the contract come most often. */
const valid = (schema: Json): fc.Arbitrary<unknown> => {
  const { type, enum: words, anyOf, properties, additionalProperties } = schema;
  if (Array.isArray(words)) return fc.constantFrom(...(words as unknown[]));
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((it) => valueOf(group(it))));
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return integer(schema);
  if (type === 'array') return fc.array(valueOf(group(schema['items'])), { maxLength: 4 });
  if (type !== 'object') return type === 'string' ? text : fc.jsonValue();
  if (properties === undefined)
    return fc.dictionary(fc.string({ maxLength: 8 }), valueOf(group(additionalProperties)));
  const fields = Object.entries(group(properties)).map(([name, it]) => [name, valueOf(group(it))]);
  const requiredKeys = list(schema['required']).map(String);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys,
  });
};

/** Returns values for a schema: examples, valid ones, and now and then anything. */
export const valueOf = (schema: Json): fc.Arbitrary<unknown> => {
  const examples = list(schema['examples']);
  return fc.oneof(
    { weight: examples.length > 0 ? 6 : 0, arbitrary: fc.constantFrom(undefined, ...examples) },
    { weight: 6, arbitrary: valid(schema) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
};
